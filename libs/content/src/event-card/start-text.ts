import type { Formats, Translate } from '@touchline/i18n';
import type { EventView } from '../event-view/event-view.ts';

/** The text with a capital first letter, by the rules of the locale. */
function capitalise(text: string, locale: string): string {
  const [firstCharacter = '', ...restOfText] = text;
  return firstCharacter.toLocaleUpperCase(locale) + restOfText.join('');
}

/**
 * When an upcoming event begins, in words: "In 42 min", "Starting soon", or that it is late.
 * @param now milliseconds since the epoch
 */
export function getStartText(
  { date, startingSoon }: Pick<EventView, 'date' | 'startingSoon'>,
  now: number,
  formats: Formats,
  text: Translate,
): string | undefined {
  if (date !== undefined && date <= now) return text('status.delayed');
  if (startingSoon && (date === undefined || date - now < 60_000)) return text('status.startingSoon');
  return date === undefined ? undefined : capitalise(formats.relative(date, now), formats.locale);
}
