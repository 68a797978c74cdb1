import type { EventView } from '@touchline/content';
import { useFormats, useLocale, useText } from '@touchline/i18n';
import type { RemotePlayback } from './device-sync.ts';
import { getCurrentSeconds } from './get-current-seconds.ts';

export interface RemotePositionProps {
  remotePlayback: RemotePlayback;
  view: EventView;
  className?: string | undefined;
}

/** The last known position on another device: "41:07", or the text for the live edge. */
export function RemotePosition({ remotePlayback, view, className }: RemotePositionProps) {
  const text = useText('event');
  const formats = useFormats();
  const { clock } = useLocale();
  const isLive = getCurrentSeconds(remotePlayback, view, clock.read()) === undefined;
  return (
    <span className={className}>
      {isLive ? text('moves.live') : formats.duration(Math.floor(remotePlayback.seconds))}
    </span>
  );
}
