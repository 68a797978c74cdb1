import { createStubApi } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import { commerceOptionsQuery } from './commerce-options-query.ts';

test('the key of the purchase options begins with `commerce`, so that a payment reloads them', () => {
  expect(
    commerceOptionsQuery(
      createStubApi(() => undefined),
      '7',
    ).queryKey[0],
  ).toBe('commerce');
});
