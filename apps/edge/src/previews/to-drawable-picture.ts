import type { PreviewPicture } from '@touchline/feature-kit';

/** The characters of ui-kit's fonts, by their unicode-range: Latin, Cyrillic, Hebrew, and signs. */
const drawableTextPattern =
  /^[ -~\u00a0-\u017f\u0218-\u021b\u0400-\u045f\u0490\u0491\u05be\u05c0\u05c3\u05d0-\u05ea\u05f0-\u05f4\u1e9e\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20a9\u20aa\u20ac\u2116\u2122\u2212]*$/u;

/** Whether the fonts have all letters of a text. The customer's default picture is better than one with empty boxes. */
const isDrawable = (text: string): boolean => drawableTextPattern.test(text.normalize('NFC'));

/** Removes or replaces the texts of a picture that the fonts cannot draw; null when a side would have no name. */
export function toDrawablePicture({ sides, over, when }: PreviewPicture): PreviewPicture | null {
  const [home, away] = sides.map((side) => ({
    ...side,
    name: [side.name, side.shortName].find(isDrawable) ?? '',
    shortName: isDrawable(side.shortName) ? side.shortName : '',
  }));
  if (!home?.name || !away?.name) return null;
  return {
    sides: [home, away],
    over: over !== undefined && isDrawable(over) ? over : undefined,
    when: when && isDrawable(when.words) ? when : when && { ...when, words: when.figures },
  };
}
