import { expect, test } from 'vitest';
import { withWordsOf } from './with-words-of.ts';

test('the replacing page keeps the requested parameters, and its own ones win', () => {
  expect(withWordsOf('?utm_source=mail&t=9', '/events/7/')).toBe('/events/7/?utm_source=mail&t=9');
  expect(withWordsOf('?t=9&ref=x', '/events/7/?t=1')).toBe('/events/7/?t=1&ref=x');
  expect(withWordsOf('', '/events/7/')).toBe('/events/7/');
});
