/** The first letters of the first and the last word of a name, as the locale writes capitals; '' of no name. */
export function initialsOf(name: string | undefined, locale: string): string {
  const words = (name ?? '').trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  // By code point: a letter outside the basic plane is one letter.
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase(locale);
}
