import { expect, test } from 'vitest';
import { normalizeCode } from './tidy-code.ts';

test.each([
  [' vale-26-k7qm\n', 'VALE-26-K7QM'],
  ['VALE 26 K7QM', 'VALE26K7QM'],
  ['VALE–26—K7QM', 'VALE-26-K7QM'],
  ['\u200bVALE\u202c-26', 'VALE-26'],
  ['', ''],
])('sends the typed code %j as %j', (typedText, sentCode) => expect(normalizeCode(typedText)).toBe(sentCode));
