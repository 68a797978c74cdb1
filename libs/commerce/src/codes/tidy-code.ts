/** The limit of the API. */
export const maxCodeCharacters = 64;

/** The code for the request: without the spaces, line breaks and invisible characters of a pasted text. */
export const normalizeCode = (typedText: string): string =>
  typedText
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]+/gu, '')
    // Other kinds of dashes, from a mail or a printed card.
    .replaceAll(/\p{Pd}/gu, '-')
    .toUpperCase()
    .slice(0, maxCodeCharacters);
