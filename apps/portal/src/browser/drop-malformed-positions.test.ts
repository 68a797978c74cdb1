// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { dropMalformedPositions } from './drop-malformed-positions.ts';

const key = 'react-router-scroll-positions';

test.each(['"x"', '1', 'true'])('stored scroll positions of the form %s are removed', (storedPositions) => {
  sessionStorage.setItem(key, storedPositions);
  dropMalformedPositions();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test.each(['{"default":120}', '{', 'null'])(
  'stored scroll positions of the form %s stay, because the router accepts or ignores them',
  (storedPositions) => {
    sessionStorage.setItem(key, storedPositions);
    dropMalformedPositions();
    expect(sessionStorage.getItem(key)).toBe(storedPositions);
  },
);
