import { expect, test } from 'vitest';
import { getParts } from './matches.ts';

const getHighlights = (title: string, query: string) =>
  getParts(title, query).flatMap(([text, isTyped]) => (isTyped ? [text] : []));

test.each<[title: string, query: string, typed: string[]]>([
  ['Tromsø Aurora v Oslo Ravens', 'aur tro', ['Tro', 'Aur']],
  ['Tromsø Aurora', 'tromso', ['Tromsø']],
  ['Łódź Włókniarze', 'LODZ', ['Łódź']],
  ['Đurđevac', 'dur', ['Đur']],
  ['מַכַּבִּי צפון', 'מכבי', ['מַכַּבִּי']],
  ['Ґандзя', 'ган', ['Ґан']],
  ['北欧冰球联赛', '冰球', ['冰球']],
  ['서울 바르셀로나', '바르', ['바르']],
  ['Aurora', 'rora', []],
  ['Aurora', 'arora', []],
  ['Aurora', '%.*', []],
  ['', 'a', []],
])('in “%s”, the search “%s” highlights %j', (title, query, typed) => {
  expect(getHighlights(title, query)).toEqual(typed);
  expect(
    getParts(title, query)
      .map(([text]) => text)
      .join(''),
  ).toBe(title);
});
