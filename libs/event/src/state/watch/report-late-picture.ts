import { type EventView, setLatePicture, useLiveShown } from '@touchline/content';
import type { DetachedPlayback } from '@touchline/player';
import { isBehindLive, usePlayerRemote, useRemoteState } from '@touchline/player/remote';
import { useEffect } from 'react';
import { miniStore } from '../tab-video/mini-store.ts';

type Match = Pick<EventView, 'matchId' | 'date'>;

/**
 * Reports the picture of the open page to the rest of the portal while it is behind live. A page without a picture
 * reports nothing, because the mini player may report its own.
 */
export function useLatePictureReport({ matchId }: Pick<Match, 'matchId'>): void {
  const { state } = usePlayerRemote();
  const [isLiveShown] = useLiveShown(matchId);
  const hasPicture = useRemoteState((shown) => shown !== null);
  useEffect(() => {
    if (!hasPicture) return undefined;
    const report = (): void => {
      const shown = state.get();
      // A leaving page has no picture. If the mini player continues it, the last report is still correct.
      if (!shown) return;
      setLatePicture(
        isBehindLive(shown) && !isLiveShown
          ? { matchId, second: shown.wallClock === null ? undefined : Math.floor(shown.position) }
          : undefined,
      );
    };
    report();
    const unsubscribe = state.subscribe(report);
    return () => {
      unsubscribe();
      if (miniStore.get()?.view.matchId !== matchId) setLatePicture(undefined);
    };
  }, [state, matchId, isLiveShown, hasPicture]);
}

/** Reports the picture of the mini player to the rest of the portal while it is behind live. */
export function useLateMiniReport({ matchId, date }: Match, { store }: DetachedPlayback): void {
  const [isLiveShown] = useLiveShown(matchId);
  useEffect(() => {
    const report = (): void => {
      const { phase, recovering, live, atLiveEdge, wallClockOrigin, currentTime } = store.get();
      // A stream that loads again has no position, but the last report is still correct.
      if (phase !== 'ready' || recovering) return;
      const wallClockMs = wallClockOrigin === null ? undefined : wallClockOrigin + currentTime * 1000;
      const isKnown = wallClockMs !== undefined && date !== undefined;
      setLatePicture(
        live && !atLiveEdge && !isLiveShown
          ? { matchId, second: isKnown ? Math.floor((wallClockMs - date) / 1000) : undefined }
          : undefined,
      );
    };
    report();
    const unsubscribe = store.subscribe(report);
    return () => {
      unsubscribe();
      setLatePicture(undefined);
    };
  }, [store, matchId, date, isLiveShown]);
}
