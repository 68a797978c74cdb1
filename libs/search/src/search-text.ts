import { stripBidiControls } from '@touchline/i18n';

/** Characters of what is looked for (decisions, section 5). */
export const longestSearch = 100;

/** Control characters, halves of a character, and what stands for one that could not be read. */
const unreadable = /[\p{Cc}\p{Cs}\ufffd]+/gu;

/**
 * What somebody looks for, as it is asked for and shown: from a field, an address, or what was kept.
 * @returns '' where nothing is left that could be found
 */
export function searchText(raw: string | null | undefined): string {
  // Whoever sends ten thousand characters is not read to their end.
  const shown = stripBidiControls((raw ?? '').slice(0, 10 * longestSearch)).replace(unreadable, ' ');
  const short = shown.replace(/\s+/g, ' ').trim().slice(0, longestSearch);
  return short.replace(/[\ud800-\udbff]$/, '').trim();
}
