import { useFormats, useText } from '@touchline/i18n';
import { type Marker, useMarkers } from '@touchline/player/remote';
import { useMemo } from 'react';
import type { Moment } from '../moments/moment.ts';
import { getVariant, markerKinds, getTitle, getPlayerText } from './moment-display.ts';

const noMoments: readonly Moment[] = [];

/** Adds moments to the seek bar: points as pins, others as bands. The layer counts as a spoiler. */
export function useMomentMarkers(sport: string | undefined, moments: readonly Moment[] = noMoments): void {
  const text = useText('moments');
  const formats = useFormats();
  const markers = useMemo(
    () =>
      moments.map((moment): Marker => {
        const { id, start, end, team } = moment;
        const detail = [formats.duration(start), getPlayerText(moment, text)]
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
    [moments, sport, text, formats],
  );
  useMarkers({ id: 'key-moments', label: text('title'), spoils: true }, markers);
}
