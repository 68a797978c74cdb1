/** The first letters of a name's first and last word, as the locale's capitals; '' without a name. */
export function getInitials(name: string | undefined, locale: string): string {
  const nameParts = (name ?? '').trim().split(/\s+/);
  const firstAndLastPart = nameParts.length > 1 ? [nameParts.at(0), nameParts.at(-1)] : nameParts;
  // Splits by code point, because a letter outside the basic plane has two UTF-16 units.
  return firstAndLastPart
    .map((namePart) => [...(namePart ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase(locale);
}
