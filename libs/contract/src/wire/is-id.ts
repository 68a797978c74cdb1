/**
 * Dot segments, and escapes that a proxy decodes, would change the address. Proxies refuse backslashes and control
 * characters; `encodeURIComponent` throws for half of a surrogate pair.
 */
const unsafeInPath = /(?:^|\/)\.{1,2}(?:$|[/;])|%[\da-f]{2}|[\\\p{Cc}\p{Cs}\u2028\u2029]/iu;

/** Of an encoded id: an address with two of them stays within the 16 KB of a request's head. */
const maxIdCharacters = 6_144;

/** Whether an id stays the same in an address (docs/decisions/0018). */
export const isId = (text: string): boolean =>
  text !== '' &&
  text.length <= maxIdCharacters &&
  !unsafeInPath.test(text) &&
  encodeURIComponent(text).length <= maxIdCharacters;
