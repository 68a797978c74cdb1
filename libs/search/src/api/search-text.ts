import { stripBidiControls } from '@touchline/i18n';

/** The longest text of a search (decisions, section 5). */
export const maxSearchCharacters = 100;

/** Control characters, lone surrogates, and the replacement character. */
const unreadableCharacters = /[\p{Cc}\p{Cs}\ufffd]+/gu;

/**
 * Cleans a search text from a field, an address or storage, so that it can be sent and shown.
 * @returns '' if no searchable character is left
 */
export function searchText(raw: string | null | undefined): string {
  // The slice bounds the work for very long texts.
  const cleanText = stripBidiControls((raw ?? '').slice(0, 10 * maxSearchCharacters)).replace(
    unreadableCharacters,
    ' ',
  );
  const shortText = cleanText.replace(/\s+/g, ' ').trim().slice(0, maxSearchCharacters);
  return shortText.replace(/[\ud800-\udbff]$/, '').trim();
}
