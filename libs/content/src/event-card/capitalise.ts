/** The text with a capital first letter, by the rules of the locale. */
export function capitalise(text: string, locale: string): string {
  const [firstCharacter = '', ...restOfText] = text;
  return firstCharacter.toLocaleUpperCase(locale) + restOfText.join('');
}
