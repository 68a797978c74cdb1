import { expect, test } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';

function setUp() {
  const map = createBoundedMap<string>(10, ({ length }) => length);
  const held = (...keys: string[]) => keys.filter((key) => map.get(key) !== undefined);
  return { map, held };
}

test('what was used longest ago is forgotten when all of it weighs too much', () => {
  const { map, held } = setUp();
  map.set('a', 'aaaa');
  map.set('b', 'bbbb');
  expect(map.get('a')).toBe('aaaa');
  map.set('c', 'cccc');
  expect(held('a', 'b', 'c')).toEqual(['a', 'c']);
});

test('one that is put in again weighs what it weighs now', () => {
  const { map, held } = setUp();
  for (let turn = 0; turn < 5; turn += 1) map.set('a', 'aaaaaa');
  map.set('b', 'bbbb');
  expect(held('a', 'b')).toEqual(['a', 'b']);
});

test('one that is too heavy for all of it is not held', () => {
  const { map, held } = setUp();
  map.set('a', 'aaaa');
  map.set('b', 'b'.repeat(11));
  expect(held('b')).toEqual([]);
  map.set('c', 'cccccccccc');
  expect(held('c')).toEqual(['c']);
});
