import { type EventView, getPlayersById } from '@touchline/content';
import { useFormats, useText } from '@touchline/i18n';
import { type Marker, useMarkers } from '@touchline/player/remote';
import { useMemo } from 'react';
import type { Moment } from '../../api/moment.ts';
import { getMatchTimeOf, getPeopleText, getVariant, markerKinds, getTitle } from '../moment-display.ts';

const noMoments: readonly Moment[] = [];

/** Adds a match's moments to the seek bar: points as pins, others as bands. The layer counts as a spoiler. */
export function useMomentMarkers(
  { sport, lineUps, teams }: Pick<EventView, 'sport' | 'lineUps' | 'teams'>,
  moments: readonly Moment[] = noMoments,
): void {
  const text = useText('moments');
  const contentText = useText('content');
  const formats = useFormats();
  const players = useMemo(() => getPlayersById({ lineUps, teams }), [lineUps, teams]);
  const markers = useMemo(
    () =>
      moments.map((moment): Marker => {
        const { id, start, end, team } = moment;
        const timeText = getMatchTimeOf(moment, sport, contentText)?.sentence ?? formats.duration(start);
        const detail = [timeText, getPeopleText(moment, players, sport, text)]
          .filter((textPart) => textPart !== '')
          .join(' · ');
        return {
          id,
          start,
          end,
          kind: markerKinds[getVariant(moment)],
          label: getTitle(moment, sport, text),
          detail,
          color: team?.color,
        };
      }),
    [moments, players, sport, text, contentText, formats],
  );
  useMarkers({ id: 'key-moments', label: text('title'), spoils: true }, markers);
}
