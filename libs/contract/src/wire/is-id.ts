/**
 * Dot segments and escapes that proxies decode would change the address. Proxies refuse backslashes and control
 * characters, and `encodeURIComponent` throws for a lone surrogate.
 */
const unsafeInPath = /(?:^|\/)\.{1,2}(?:$|[/;])|%[\da-f]{2}|[\\\p{Cc}\p{Cs}\u2028\u2029]/iu;

/** The limit of an encoded id: an address with two of them fits into the 16 KB of a request's head. */
const maxIdCharacters = 6_144;

/** Whether an address can contain an id unchanged (docs/decisions/0018). */
export const isId = (text: string): boolean =>
  text !== '' &&
  text.length <= maxIdCharacters &&
  !unsafeInPath.test(text) &&
  encodeURIComponent(text).length <= maxIdCharacters;
