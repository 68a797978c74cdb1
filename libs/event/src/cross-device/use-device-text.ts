import { useText } from '@touchline/i18n';
import type { RemotePlayback, StoppedPlayback } from './device-sync.ts';

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
