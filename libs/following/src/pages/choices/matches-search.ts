/** Letters without a Unicode decomposition, with their usual ASCII spelling. */
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

/** Removes case and accents from a text: `tromso` for Tromsø. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øłđðßæœþı]/g, (letter) => plainLetters[letter] ?? letter);

/** @returns whether the names contain every word of the query, regardless of case and accents */
export function matchesSearch(query: string, ...names: readonly (string | undefined)[]): boolean {
  const foldedNames = foldText(names.join(' '));
  return foldText(query)
    .split(/\s+/)
    .every((searchTerm) => foldedNames.includes(searchTerm));
}
