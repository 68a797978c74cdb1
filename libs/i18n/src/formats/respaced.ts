/**
 * Browsers and versions of their data differ in the space that they write at a place: before `PM` it is narrow in Safari and Node, plain in
 * Firefox. One space for all keeps the server's text and the browser's equal.
 *
 * @param space replaces each; a no-break space by default, as in numbers
 */
export const respaced = (text: string, space = '\u00a0'): string => text.replace(/[ \u00a0\u2009\u202f]/g, space);
