/** Bidirectional controls. An unclosed control can reverse all text after it. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** A character that is visible alone, unlike joiners, fillers, combining marks and spaces. */
const visibleCharacter = /[^\p{DI}\p{Cf}\p{Cc}\p{Z}\p{M}\u2800]/u;

/**
 * Cleans a typed title or name, so that it is one line and does not reverse the text around it. Joiners inside words
 * stay.
 * @returns the trimmed text; empty if it has no visible character
 */
export function tidyLine(typedText: string): string {
  const line = typedText.replaceAll(directionControls, '').replaceAll(lineBreaks, ' ').trim();
  return visibleCharacter.test(line) ? line : '';
}
