import { useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { usePlayerRemote } from '@touchline/player/remote';
import { useEffect, useEffectEvent } from 'react';

/** The first second of a playlist may differ from the requested one by the length of a segment. */
const toleranceSeconds = 10;

/**
 * Tells the viewer of a live stream that the moment of the page's address is only in the replay, because the stream no
 * longer contains it and starts at its oldest second.
 * @param moment in match seconds; undefined for an address without a moment
 */
export function useEarlyMomentNotice(moment: number | undefined): void {
  const text = useText('event');
  const notify = useNotify();
  const { state } = usePlayerRemote();
  const announce = useEffectEvent(() => notify('danger', text('live.inReplay')));
  useEffect(() => {
    if (moment === undefined) return undefined;
    const checkFirstState = (): void => {
      const firstState = state.get();
      if (!firstState) return;
      unsubscribe();
      if (firstState.live && moment < firstState.range.start - toleranceSeconds) announce();
    };
    const unsubscribe = state.subscribe(checkFirstState);
    return unsubscribe;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the moment belongs to the address at the time of the mount
  }, [state]);
}
