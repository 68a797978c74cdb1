/** Letters without a Unicode decomposition, with their usual plain spelling. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};

/** A text without case and accents: `tromso` for Tromsø. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øłđðßæœþı]/g, (letter) => plainLetters[letter] ?? letter);

/** @returns whether every word of the query occurs in the names, regardless of case and accents */
export function matchesSearch(query: string, ...names: readonly (string | undefined)[]): boolean {
  const foldedNames = foldText(names.join(' '));
  return foldText(query)
    .split(/\s+/)
    .every((searchTerm) => foldedNames.includes(searchTerm));
}
