/** The entity names of the code points from 160, in order. */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';
const firstLatinCode = 160;

const characters = new Map([
  ...latinNames.split(' ').map((name, index) => [name, String.fromCodePoint(firstLatinCode + index)] as const),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['hellip', '…'],
  ['bull', '•'],
  ['euro', '€'],
  ['trade', '™'],
]);

const entityPattern = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}\d{0,2}));/gi;

/** The character of a code point; undefined for control characters and invalid code points. */
function getCharacter(code: number): string | undefined {
  const isCharacter = code >= 32 && code <= 0x10_ffff && (code < 127 || code > 159) && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

/**
 * Decodes the HTML entities of a plain text once, because some backends escape titles. Tags and unknown entities stay
 * unchanged.
 */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        entityPattern,
        (entity: string, decimal: string | undefined, hex: string | undefined, name = '') =>
          (decimal === undefined && hex === undefined
            ? characters.get(name)
            : getCharacter(Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10))) ?? entity,
      )
    : text;
