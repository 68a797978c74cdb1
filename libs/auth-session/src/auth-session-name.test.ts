import { expect, test } from 'vitest';
import { authSessionName } from './index.ts';

test('the door gives the name', () => {
  expect(authSessionName).toBe('auth-session');
});
