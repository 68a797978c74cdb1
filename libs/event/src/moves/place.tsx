import type { EventView } from '@touchline/content';
import { useFormats, useLocale, useText } from '@touchline/i18n';
import type { Elsewhere } from './moves.ts';
import { placeOf } from './place-of.ts';

export interface PlaceProps {
  of: Elsewhere;
  view: EventView;
  className?: string | undefined;
}

/** The last known position on another device: "41:07", or the word for live. */
export function Place({ of, view, className }: PlaceProps) {
  const text = useText('event');
  const formats = useFormats();
  const { clock } = useLocale();
  const isLive = placeOf(of, view, clock.read()) === undefined;
  return <span className={className}>{isLive ? text('moves.live') : formats.duration(Math.floor(of.seconds))}</span>;
}
