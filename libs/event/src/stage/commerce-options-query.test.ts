import { answeredBy } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import { commerceOptionsQuery } from './commerce-options-query.ts';

test('what would open an event is asked anew with all that is sold, which is how a payment on another device is learned', () => {
  expect(
    commerceOptionsQuery(
      answeredBy(() => undefined),
      '7',
    ).queryKey[0],
  ).toBe('commerce');
});
