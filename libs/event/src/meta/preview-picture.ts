import type { EventView, SideView } from '@touchline/content';
import type { PreviewPicture, PreviewSide } from '@touchline/feature-kit';
import { type Formats, formatsOf } from '@touchline/i18n';

const sideOf = ({ name, shortName, crest, color }: SideView): PreviewSide => ({ name, shortName, crest, color });

/**
 * The link preview of a match or of its moment: teams, league, and start in the customer's time zone. The operator's
 * picture may reveal the winner, so only events without teams show it.
 */
export function previewPicture({ teams, league, date }: EventView, formats: Formats): PreviewPicture | undefined {
  if (!teams) return undefined;
  const clock = formatsOf('en', formats.timeZone, 'h23');
  return {
    sides: [sideOf(teams[0]), sideOf(teams[1])],
    over: league?.title,
    when: date === undefined ? undefined : { words: formats.dateTime(date), figures: figures(clock, date) },
  };
}

const figures = (clock: Formats, date: number): string => `${clock.dayKey(date)} ${clock.time(date)}`;
