import { expect, test } from 'vitest';
import { tidyLine } from './tidy-line.ts';

test.each([
  ['  The  goal ', 'The  goal'],
  ['\u202eturned\u2067 around\u2069', 'turned around'],
  ['two\nlines\u2028and\u0007 more', 'two lines and  more'],
  // Persian and a family emoji need their joiners.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('the visible characters of %j stay', (typedText, tidied) => {
  expect(tidyLine(typedText)).toBe(tidied);
});

test.each([
  '',
  ' ',
  '\u200b',
  '\u200b\u200d \u2060',
  '\ufeff',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\u202e',
  '\u0301',
  '\u{e0001}',
])('returns an empty text when no character of %j is visible', (typedText) => {
  expect(tidyLine(typedText)).toBe('');
});
