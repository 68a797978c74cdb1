import type { EventView, SideView } from '@touchline/content';
import type { PreviewPicture, PreviewSide } from '@touchline/feature-kit';
import { type Formats, getFormats } from '@touchline/i18n';

const toPreviewSide = ({ name, shortName, crest, color }: SideView): PreviewSide => ({ name, shortName, crest, color });

/**
 * The link preview of a match or of a moment in it: teams, league, and start in the customer's time zone. Only events
 * without teams use the operator's picture, because it may reveal the winner.
 */
export function createPreviewPicture({ teams, league, date }: EventView, formats: Formats): PreviewPicture | undefined {
  if (!teams) return undefined;
  const clock = getFormats('en', formats.timeZone, 'h23');
  return {
    sides: [toPreviewSide(teams[0]), toPreviewSide(teams[1])],
    over: league?.title,
    when: date === undefined ? undefined : { words: formats.dateTime(date), figures: formatFigures(clock, date) },
  };
}

const formatFigures = (clock: Formats, date: number): string => `${clock.dayKey(date)} ${clock.time(date)}`;
