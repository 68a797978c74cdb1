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

/**
 * Detects changes that come from a load and not from the viewer. They may occur from the load's start until the video
 * plays with captions again.
 */
function createSettlingDetector() {
  let silentUntilMs = 0;
  return (previous: PlayerState, next: PlayerState): boolean => {
    if (!previous.firstFrame) return false;
    const isLoading = next.phase !== 'ready';
    const isRestoring = (next.paused && !previous.paused) || (hasCaptions(previous) && !hasCaptions(next));
    if (isLoading) silentUntilMs = Date.now() + settleTimeoutMs;
    else if (!isRestoring) silentUntilMs = 0;
    return isLoading || (isRestoring && Date.now() < silentUntilMs);
  };
}

/** The text's key for the most important change; null for a change without an announcement. */
export function getAnnouncementKey(previous: PlayerState, next: PlayerState): string | null {
  if (next.ended && !previous.ended) return 'ended';
  // A reload pauses and plays the element, and the player area shows a message, so these changes are not the viewer's.
  const isAutomatic = previous.recovering || next.recovering;
  if (next.firstFrame && !isAutomatic && previous.paused !== next.paused && !next.ended)
    return next.paused ? 'paused' : 'playing';
  if (previous.cast !== next.cast) {
    if (next.cast === 'connected') return 'castOn';
    if (previous.cast === 'connected') return 'castOff';
  }
  if (previous.muted !== next.muted) return next.muted ? 'muted' : 'unmuted';
  if (previous.text.length > 0 && hasCaptions(previous) !== hasCaptions(next)) {
    return hasCaptions(next) ? 'captionsOn' : 'captionsOff';
  }
  if (previous.live && next.live && previous.atLiveEdge !== next.atLiveEdge)
    return next.atLiveEdge ? 'atLive' : 'behindLive';
  return previous.rate === next.rate ? null : 'speed';
}

/**
 * Announces state changes to assistive technology, politely. The start and the end of a long wait are announced once
 * each.
 */
export function Announcer() {
  const t = useText('player');
  const formats = useFormats();
  const { store } = usePlayer();
  const [message, setMessage] = useState('');
  useEffect(() => {
    let previous = store.get();
    let waitTimer: ReturnType<typeof setTimeout> | undefined;
    let wasLoadingAnnounced = false;
    let wasAwaited = isAwaited(previous);
    const isSettling = createSettlingDetector();
    const announce = (key: string): void =>
      setMessage(t(`announce.${key}`, { rate: formats.number(store.get().rate) }));

    function scheduleAnnouncement(): void {
      clearTimeout(waitTimer);
      if (wasAwaited) {
        waitTimer = setTimeout(() => {
          wasLoadingAnnounced = true;
          announce('buffering');
        }, announceWaitMs);
        return;
      }
      if (wasLoadingAnnounced && !store.get().paused) announce('playing');
      wasLoadingAnnounced = false;
    }

    if (wasAwaited) scheduleAnnouncement();
    const stop = store.subscribe(() => {
      const next = store.get();
      if (isAwaited(next) !== wasAwaited) {
        wasAwaited = !wasAwaited;
        scheduleAnnouncement();
      }
      if (isSettling(previous, next)) return;
      const key = getAnnouncementKey(previous, next);
      previous = next;
      if (key) announce(key);
    });
    return () => {
      clearTimeout(waitTimer);
      stop();
    };
  }, [store, t, formats]);
  return (
    <VisuallyHidden>
      <output aria-live="polite">{message}</output>
    </VisuallyHidden>
  );
}
