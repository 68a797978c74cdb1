import { expect, test } from 'vitest';
import { getBytes, createBoundedMap, entryOverheadBytes } from './bounded-map.ts';

const maxBytes = 2_000;
/** Two of these values fit into the map, three do not. */
const longValue = 'x'.repeat(400);

function createMap() {
  const map = createBoundedMap<string>(maxBytes, getBytes);
  const listStoredKeys = (...keys: string[]) => keys.filter((key) => map.get(key) !== undefined);
  return { map, listStoredKeys };
}

test('a map above its weight limit removes the least recently used entry', () => {
  const { map, listStoredKeys } = createMap();
  map.set('a', longValue);
  map.set('b', longValue);
  expect(map.get('a')).toBe(longValue);
  map.set('c', longValue);
  expect(listStoredKeys('a', 'b', 'c')).toEqual(['a', 'c']);
});

test('an entry that is set again adds its weight only once', () => {
  const { map, listStoredKeys } = createMap();
  for (let round = 0; round < 5; round += 1) map.set('a', longValue);
  map.set('b', longValue);
  expect(listStoredKeys('a', 'b')).toEqual(['a', 'b']);
});

test('an entry heavier than the map’s limit is not stored', () => {
  const { map, listStoredKeys } = createMap();
  map.set('a', longValue);
  map.set('b', 'b'.repeat(maxBytes));
  expect(listStoredKeys('b')).toEqual([]);
  map.set('c', 'c'.repeat(maxBytes - entryOverheadBytes - 1));
  expect(listStoredKeys('c')).toEqual(['c']);
});

test('the weight of an entry includes its key, and a letter of two bytes counts twice', () => {
  const { map, listStoredKeys } = createMap();
  const createLongKey = (letter: string) => letter.repeat(600);
  for (const letter of ['a', 'b']) map.set(createLongKey(letter), '');
  expect(listStoredKeys(createLongKey('a'), createLongKey('b'))).toEqual([createLongKey('b')]);
  map.set('שלום'.repeat(150), '');
  expect(listStoredKeys(createLongKey('b'))).toEqual([]);
});

test('`removeWhere` removes the matching entries and their weight, and keeps the rest', () => {
  const { map, listStoredKeys } = createMap();
  map.set('a', longValue);
  map.set('b', 'over');
  map.removeWhere((value) => value === 'over');
  map.set('c', longValue);
  expect(listStoredKeys('a', 'b', 'c')).toEqual(['a', 'c']);
});
