/** As long as the wire takes one. */
export const longestCode = 64;

/** A code as it is sent: without the spaces, line breaks and invisible characters that come along when it is pasted. */
export const tidyCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]+/gu, '')
    // Dashes of a mail or a printed card.
    .replaceAll(/\p{Pd}/gu, '-')
    .toUpperCase()
    .slice(0, longestCode);
