import { useFormats, useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { isAwaited, type PlayerState } from '../store/player-state.ts';
import { usePlayer } from './player-context.ts';

/** How long the video waits before an announcement, in milliseconds. A shorter wait occurs with every seek. */
const announceWaitMs = 5000;
/** How long the video may take to play again after a load, in milliseconds. */
const settleTimeoutMs = 3000;

const hasCaptions = ({ text }: PlayerState): boolean => text.some((track) => track.active);

/** Ignores the states between the start of a load and the end of its effects, because the viewer did not cause them. */
function createSettling() {
  let until = 0;
  return (before: PlayerState, after: PlayerState): boolean => {
    if (!before.firstFrame) return false;
    const isLoading = after.phase !== 'ready';
    const isBehind = (after.paused && !before.paused) || (hasCaptions(before) && !hasCaptions(after));
    if (isLoading) until = Date.now() + settleTimeoutMs;
    else if (!isBehind) until = 0;
    return isLoading || (isBehind && Date.now() < until);
  };
}

/** The text's key for the most important change; null for a change without an announcement. */
export function announcementFor(before: PlayerState, after: PlayerState): string | null {
  if (after.ended && !before.ended) return 'ended';
  // A reload pauses the element and plays it again, and the player area shows a message. The viewer did neither.
  const byItself = before.recovering || after.recovering;
  if (after.firstFrame && !byItself && before.paused !== after.paused && !after.ended)
    return after.paused ? 'paused' : 'playing';
  if (before.cast !== after.cast) {
    if (after.cast === 'connected') return 'castOn';
    if (before.cast === 'connected') return 'castOff';
  }
  if (before.muted !== after.muted) return after.muted ? 'muted' : 'unmuted';
  if (before.text.length > 0 && hasCaptions(before) !== hasCaptions(after)) {
    return hasCaptions(after) ? 'captionsOn' : 'captionsOff';
  }
  if (before.live && after.live && before.atLiveEdge !== after.atLiveEdge)
    return after.atLiveEdge ? 'atLive' : 'behindLive';
  return before.rate === after.rate ? null : 'speed';
}

/** Announces state changes to assistive technology, politely. A long wait is announced once, and its end. */
export function Announcer() {
  const t = useText('player');
  const formats = useFormats();
  const { store } = usePlayer();
  const [message, setMessage] = useState('');
  useEffect(() => {
    let before = store.get();
    let wait: ReturnType<typeof setTimeout> | undefined;
    let saidLoading = false;
    let awaited = isAwaited(before);
    const isSettling = createSettling();
    const say = (key: string): void => setMessage(t(`announce.${key}`, { rate: formats.number(store.get().rate) }));

    function follow(): void {
      clearTimeout(wait);
      if (awaited) {
        wait = setTimeout(() => {
          saidLoading = true;
          say('buffering');
        }, announceWaitMs);
        return;
      }
      if (saidLoading && !store.get().paused) say('playing');
      saidLoading = false;
    }

    if (awaited) follow();
    const stop = store.subscribe(() => {
      const after = store.get();
      if (isAwaited(after) !== awaited) {
        awaited = !awaited;
        follow();
      }
      if (isSettling(before, after)) return;
      const key = announcementFor(before, after);
      before = after;
      if (key) say(key);
    });
    return () => {
      clearTimeout(wait);
      stop();
    };
  }, [store, t, formats]);
  return (
    <VisuallyHidden>
      <output aria-live="polite">{message}</output>
    </VisuallyHidden>
  );
}
