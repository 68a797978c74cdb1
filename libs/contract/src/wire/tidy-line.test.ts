import { expect, test } from 'vitest';
import { tidyLine } from './tidy-line.ts';

test.each([
  ['  The  goal ', 'The  goal'],
  ['\u202eturned\u2067 around\u2069', 'turned around'],
  ['two\nlines\u2028and\u0007 more', 'two lines and  more'],
  // Persian and the family emoji need their joiners.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('%j becomes one line with all its visible characters', (typedText, tidied) => {
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
])('%j, without a visible character, becomes an empty text', (typedText) => {
  expect(tidyLine(typedText)).toBe('');
});
