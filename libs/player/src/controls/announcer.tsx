import { useFormats, useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { isAwaited, type PlayerState } from '../store/player-state.ts';
import { usePlayer } from './player-context.ts';

/** How long a picture is awaited before that is worth a word, in milliseconds: what is shorter would be said at every seek. */
const LONG_WAIT = 5000;

/** The text's key for a change worth hearing, most important first; null for the rest. */
export function announcementFor(before: PlayerState, after: PlayerState): string | null {
  if (after.ended && !before.ended) return 'ended';
  // A reload pauses the element and plays it again; the viewer did neither, and the stage says what is going on.
  const byItself = before.recovering || after.recovering;
  if (after.firstFrame && !byItself && before.paused !== after.paused && !after.ended)
    return after.paused ? 'paused' : 'playing';
  if (before.muted !== after.muted) return after.muted ? 'muted' : 'unmuted';
  const captions = ({ text }: PlayerState): boolean => text.some((track) => track.active);
  if (before.text.length > 0 && captions(before) !== captions(after)) {
    return captions(after) ? 'captionsOn' : 'captionsOff';
  }
  if (before.live && after.live && before.atLiveEdge !== after.atLiveEdge)
    return after.atLiveEdge ? 'atLive' : 'behindLive';
  return before.rate === after.rate ? null : 'speed';
}

/** Says state changes to assistive technology, politely; of a picture that is awaited for long it says so once, and when it is back. */
export function Announcer() {
  const t = useText('player');
  const formats = useFormats();
  const { store } = usePlayer();
  const [message, setMessage] = useState('');
  useEffect(() => {
    let before = store.get();
    let wait: ReturnType<typeof setTimeout> | undefined;
    let saidLoading = false;
    const say = (key: string): void => setMessage(t(`announce.${key}`, { rate: formats.number(store.get().rate) }));

    function follow(awaited: boolean): void {
      clearTimeout(wait);
      if (awaited) {
        wait = setTimeout(() => {
          saidLoading = true;
          say('buffering');
        }, LONG_WAIT);
        return;
      }
      if (saidLoading && !store.get().paused) say('playing');
      saidLoading = false;
    }

    if (isAwaited(before)) follow(true);
    const stop = store.subscribe(() => {
      const after = store.get();
      const key = announcementFor(before, after);
      const isChange = isAwaited(before) !== isAwaited(after);
      before = after;
      if (isChange) follow(isAwaited(after));
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
