import { useText } from '@touchline/i18n';
import type { RemotePlayback, Stopped } from './device-sync.ts';

/** "Playing on Chrome on Windows" */
export function useDeviceText(): (one: RemotePlayback) => string {
  const text = useText('event');
  return ({ name, playing }) => {
    if (name === undefined) return text(playing ? 'moves.playingElsewhere' : 'moves.pausedElsewhere');
    return playing ? text('moves.playing', { name }) : text('moves.paused', { name });
  };
}

/** "Now playing on Safari on iOS" */
export function useStoppedText(): (stopped: Stopped) => string {
  const text = useText('event');
  return ({ by, name }) => {
    if (by === 'tab') return text('moves.wentToTab');
    return name === undefined ? text('moves.wentElsewhere') : text('moves.wentTo', { name });
  };
}
