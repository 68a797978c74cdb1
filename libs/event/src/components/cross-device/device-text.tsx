import type { EventView } from '@touchline/content';
import { useFormats, useLocale, useText } from '@touchline/i18n';
import { getCurrentSeconds, type RemotePlayback, type StoppedPlayback } from '../../state/cross-device/device-sync.ts';

/** Returns a text such as "Playing on Chrome on Windows". */
export function useDeviceText(): (playback: RemotePlayback) => string {
  const text = useText('event');
  return ({ name, isPlaying }) => {
    if (name === undefined) return text(isPlaying ? 'moves.playingElsewhere' : 'moves.pausedElsewhere');
    return isPlaying ? text('moves.playing', { name }) : text('moves.paused', { name });
  };
}

/** Returns a text such as "Now playing on Safari on iOS". */
export function useStoppedText(): (stoppedPlayback: StoppedPlayback) => string {
  const text = useText('event');
  return ({ cause, name }) => {
    if (cause === 'tab') return text('moves.wentToTab');
    return name === undefined ? text('moves.wentElsewhere') : text('moves.wentTo', { name });
  };
}

interface RemotePositionProps {
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
