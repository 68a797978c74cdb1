import { hashKey, useQueryClient } from '@tanstack/react-query';
import { contentKeys } from '@touchline/content';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds over which the viewers of a match spread their requests. */
const callSpreadMs = 3000;

/**
 * Calls the function at a random moment in the next three seconds; in a hidden tab only once it is visible.
 * @returns a function that cancels the call
 */
function callAfterRandomDelay(load: () => void): () => void {
  const onSeen = (): void => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', onSeen);
    load();
  };
  const timer = setTimeout(() => {
    if (document.hidden) document.addEventListener('visibilitychange', onSeen);
    else load();
  }, Math.random() * callSpreadMs);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onSeen);
  };
}

/**
 * Calls `reload` soon after each load of the event. A message of the event's room changes the cache directly and does
 * not count.
 */
function useReloads(event: string, isWanted: boolean, reload: () => void): void {
  const cache = useQueryClient().getQueryCache();
  const reloadLatest = useEffectEvent(reload);
  useEffect(() => {
    if (!isWanted) return undefined;
    const tagsHash = hashKey(contentKeys.event(event, 'id'));
    let cancelReload: (() => void) | undefined;
    const unsubscribe = cache.subscribe((change) => {
      if (change.type !== 'updated' || change.query.queryHash !== tagsHash) return;
      if (change.action.type !== 'success' || change.action.manual) return;
      cancelReload?.();
      cancelReload = callAfterRandomDelay(() => reloadLatest());
    });
    return () => {
      unsubscribe();
      cancelReload?.();
    };
  }, [cache, event, isWanted]);
}

/**
 * Calls `reload` soon after the tags of an event change (docs/decisions/0025).
 * @param event its id
 * @param changedAtMs time of the last change; undefined if the backend sends no time. Then each load of the event
 * counts as a change.
 */
export function useChangedTags(event: string, changedAtMs: number | undefined, reload: () => void): void {
  const knownChangeRef = useRef(changedAtMs);
  const reloadLatest = useEffectEvent(() => {
    knownChangeRef.current = changedAtMs;
    reload();
  });
  useEffect(() => {
    if (changedAtMs === undefined || changedAtMs === knownChangeRef.current) return undefined;
    return callAfterRandomDelay(reloadLatest);
  }, [changedAtMs]);
  useReloads(event, changedAtMs === undefined, reload);
}
