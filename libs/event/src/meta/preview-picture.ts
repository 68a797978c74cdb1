import type { EventView, SideView } from '@touchline/content';
import type { PreviewPicture, PreviewSide } from '@touchline/feature-kit';
import { type Formats, formatsOf } from '@touchline/i18n';

const sideOf = ({ name, shortName, crest, color }: SideView): PreviewSide => ({ name, shortName, crest, color });

/**
 * What the preview of a link to a match, or to a moment of one, shows: who plays, where it belongs, and when it begins in the customer's
 * zone. The operator's own picture may show the winners; of what has no teams it is shown.
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
