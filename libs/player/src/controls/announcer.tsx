import { useFormats, useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import type { PlayerState } from '../store/player-state.ts';
import { usePlayer } from './player-context.ts';

/** The text's key for a change worth hearing, most important first; null for the rest. */
export function announcementFor(before: PlayerState, after: PlayerState): string | null {
  if (after.ended && !before.ended) return 'ended';
  // A reload pauses the element and plays it again; the viewer did neither, and the stage says what is going on.
  const byItself = before.recovering || after.recovering;
  if (after.firstFrame && !byItself && before.paused !== after.paused && !after.ended)
    return after.paused ? 'paused' : 'playing';
  if (after.waiting && !before.waiting && after.firstFrame && !byItself) return 'buffering';
  if (before.muted !== after.muted) return after.muted ? 'muted' : 'unmuted';
  const captions = ({ text }: PlayerState): boolean => text.some((track) => track.active);
  if (before.text.length > 0 && captions(before) !== captions(after)) {
    return captions(after) ? 'captionsOn' : 'captionsOff';
  }
  if (before.live && after.live && before.atLiveEdge !== after.atLiveEdge)
    return after.atLiveEdge ? 'atLive' : 'behindLive';
  return before.rate === after.rate ? null : 'speed';
}

/** Says state changes to assistive technology, politely. */
export function Announcer() {
  const t = useText('player');
  const formats = useFormats();
  const { store } = usePlayer();
  const [message, setMessage] = useState('');
  useEffect(() => {
    let before = store.get();
    return store.subscribe(() => {
      const after = store.get();
      const key = announcementFor(before, after);
      before = after;
      if (key) setMessage(t(`announce.${key}`, { rate: formats.number(after.rate) }));
    });
  }, [store, t, formats]);
  return (
    <VisuallyHidden>
      <output aria-live="polite">{message}</output>
    </VisuallyHidden>
  );
}
