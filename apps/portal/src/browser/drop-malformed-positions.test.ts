// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { dropMalformedPositions } from './drop-malformed-positions.ts';

const key = 'react-router-scroll-positions';

test.each(['"x"', '1', 'true'])('%s in the place of scroll positions is dropped', (kept) => {
  sessionStorage.setItem(key, kept);
  dropMalformedPositions();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test.each(['{"default":120}', '{', 'null'])('%s, which the router can read or passes over, stays', (kept) => {
  sessionStorage.setItem(key, kept);
  dropMalformedPositions();
  expect(sessionStorage.getItem(key)).toBe(kept);
});
