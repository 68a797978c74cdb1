import { hashKey, useQueryClient } from '@tanstack/react-query';
import { contentKeys } from '@touchline/content';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds over which the viewers of a match spread their questions. */
const spread = 3000;

/** Calls back at a random moment in the next three seconds, or when the tab is seen again. Returns its end. */
function soon(act: () => void): () => void {
  const onSeen = (): void => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', onSeen);
    act();
  };
  const timer = setTimeout(() => {
    if (document.hidden) document.addEventListener('visibilitychange', onSeen);
    else act();
  }, Math.random() * spread);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onSeen);
  };
}

/** Asks soon after each time that an event has come from the server again; what its room tells is no such time. */
function useReloads(event: string, isWanted: boolean, ask: () => void): void {
  const cache = useQueryClient().getQueryCache();
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isWanted) return undefined;
    const hash = hashKey(contentKeys.event(event, 'id'));
    let cancel: (() => void) | undefined;
    const stop = cache.subscribe((change) => {
      if (change.type !== 'updated' || change.query.queryHash !== hash) return;
      if (change.action.type !== 'success' || change.action.manual) return;
      cancel?.();
      cancel = soon(() => askNow());
    });
    return () => {
      stop();
      cancel?.();
    };
  }, [cache, event, isWanted]);
}

/**
 * Asks anew when the event says that its tags have changed (docs/decisions/0025): by a message of its room, or by having been loaded anew.
 * @param event its id
 * @param changedAt undefined where the wire does not say: then each time that the event was loaded anew
 */
export function useChangedTags(event: string, changedAt: number | undefined, ask: () => void): void {
  const known = useRef(changedAt);
  const askNow = useEffectEvent(() => {
    known.current = changedAt;
    ask();
  });
  useEffect(() => {
    if (changedAt === undefined || changedAt === known.current) return undefined;
    return soon(askNow);
  }, [changedAt]);
  useReloads(event, changedAt === undefined, ask);
}
