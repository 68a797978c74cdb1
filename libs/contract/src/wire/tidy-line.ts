/** Embeddings, overrides and isolates: an unclosed one turns round all that follows it. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const breaking = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** A character that is seen: no joiner, filler, mark or space alone. */
const seen = /[^\p{DI}\p{Cf}\p{Cc}\p{Z}\p{M}\u2800]/u;

/**
 * Tidies a title or a name that a viewer has typed, so that it stays on one line and turns round nothing beside it. Joiners inside of words stay.
 * @returns the text without spaces around it; the empty text where nothing of it would be seen
 */
export function tidyLine(typed: string): string {
  const line = typed.replaceAll(turning, '').replaceAll(breaking, ' ').trim();
  return seen.test(line) ? line : '';
}
