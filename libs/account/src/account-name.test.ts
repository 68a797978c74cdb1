import { expect, test } from 'vitest';
import { accountName } from './index.ts';

test('the door gives the name', () => {
  expect(accountName).toBe('account');
});
