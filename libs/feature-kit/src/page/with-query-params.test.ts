import { expect, test } from 'vitest';
import { withQueryParams } from './with-query-params.ts';

test('the target of a redirect keeps the requested query parameters, and its own parameters win', () => {
  expect(withQueryParams('?utm_source=mail&t=9', '/events/7/')).toBe('/events/7/?utm_source=mail&t=9');
  expect(withQueryParams('?t=9&ref=x', '/events/7/?t=1')).toBe('/events/7/?t=1&ref=x');
  expect(withQueryParams('', '/events/7/')).toBe('/events/7/');
});
