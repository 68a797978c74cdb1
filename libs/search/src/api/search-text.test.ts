import { expect, test } from 'vitest';
import { maxSearchCharacters, searchText } from './search-text.ts';

test.each<[what: string, raw: string | null, text: string]>([
  ['a missing text', null, ''],
  ['blanks', ' \t\n ', ''],
  ['words with blanks around and between', '  oslo \n  ravens ', 'oslo ravens'],
  ['control characters', 'os\u0000lo\u0007', 'os lo'],
  ['characters that reverse the text', '\u202eolso\u2066', 'olso'],
  ['half of a character', 'oslo \ud83d', 'oslo'],
  ['markup, which is ordinary text', '<script>', '<script>'],
  ['a percent sign', '100%', '100%'],
])('keeps the searchable characters of %s', (_what, raw, text) => expect(searchText(raw)).toBe(text));

test('ten thousand characters are cut to a hundred, and no character is cut in half', () => {
  expect(searchText('a'.repeat(10_000))).toHaveLength(maxSearchCharacters);
  const shortenedText = searchText(`a${'😀'.repeat(60)}`);
  expect(shortenedText.length).toBeLessThanOrEqual(maxSearchCharacters);
  expect(shortenedText.isWellFormed()).toBe(true);
});
