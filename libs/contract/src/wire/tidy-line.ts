/** Embeddings, overrides and isolates: an unclosed one reverses all text after it. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** A visible character, not only joiners, fillers, marks or spaces. */
const visibleCharacter = /[^\p{DI}\p{Cf}\p{Cc}\p{Z}\p{M}\u2800]/u;

/**
 * Cleans a typed title or name, so that it stays on one line and does not reverse the text around it. Joiners inside of
 * words stay.
 * @returns the text without spaces around it; the empty text when no character of it is visible
 */
export function tidyLine(typedText: string): string {
  const line = typedText.replaceAll(directionControls, '').replaceAll(lineBreaks, ' ').trim();
  return visibleCharacter.test(line) ? line : '';
}
