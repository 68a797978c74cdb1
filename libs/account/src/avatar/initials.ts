/** The first letters of a name's first and last word, as the locale's capitals; '' without a name. */
export function getInitials(name: string | undefined, locale: string): string {
  const words = (name ?? '').trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  // By code point: a letter outside the basic plane is one letter.
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase(locale);
}
