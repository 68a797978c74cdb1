/**
 * Replaces spaces in formatted texts: browsers and their data differ, for example before `PM` (narrow in Safari and
 * Node, plain in Firefox). One kind of space keeps the server's and the browser's text equal.
 * @param space the replacement; default: a no-break space, as in numbers
 */
export const replaceSpaces = (text: string, space = '\u00a0'): string => text.replace(/[ \u00a0\u2009\u202f]/g, space);
