import type { Direction } from './locales/locales.ts';

/** Embeddings, overrides and isolates: an unclosed one in a title would reverse the rest of the page. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const leftToRight = /[A-Za-z\u00c0-\u024f\u0370-\u052f\u1100-\u11ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** Removes bidirectional control characters from a text of the backend or an operator; directional marks stay. */
export function stripBidiControls(text: string): string {
  return text.replace(bidiControls, '');
}

/**
 * Wraps a name in FSI ... PDI when its direction differs from the sentence's, so that neither reorders the other. A
 * text of the same direction gets no invisible characters, because searches and copies would contain them.
 */
export function isolateText(text: string, direction: Direction): string {
  const cleanText = stripBidiControls(text);
  const oppositeDirection = direction === 'rtl' ? leftToRight : rightToLeft;
  return oppositeDirection.test(cleanText) ? `\u2068${cleanText}\u2069` : cleanText;
}
