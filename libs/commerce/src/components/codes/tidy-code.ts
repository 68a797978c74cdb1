/** The limit of the API for a code. */
export const maxCodeCharacters = 64;

/** The code for the request, without the spaces, line breaks and invisible characters of a pasted text. */
export const normalizeCode = (typedText: string): string =>
  typedText
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]+/gu, '')
    // A mail or a printed card may have other kinds of dashes.
    .replaceAll(/\p{Pd}/gu, '-')
    .toUpperCase()
    .slice(0, maxCodeCharacters);
