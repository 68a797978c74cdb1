/** The text with a capital first letter, by the rules of the locale. */
export function capitalise(text: string, locale: string): string {
  const [first = '', ...restOfText] = text;
  return first.toLocaleUpperCase(locale) + restOfText.join('');
}
