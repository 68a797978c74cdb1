import { createStubApi } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import { commerceOptionsQuery } from './commerce-options-query.ts';

test('has a key under commerce, so that a payment reloads it', () => {
  expect(
    commerceOptionsQuery(
      createStubApi(() => undefined),
      '7',
    ).queryKey[0],
  ).toBe('commerce');
});
