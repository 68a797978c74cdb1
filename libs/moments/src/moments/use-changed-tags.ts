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

/**
 * Asks anew when the event says that its tags have changed (docs/decisions/0025): by a message of its room, or by having been loaded anew.
 * @param changedAt undefined where the wire does not say
 */
export function useChangedTags(changedAt: number | undefined, ask: () => void): void {
  const known = useRef(changedAt);
  const askNow = useEffectEvent(() => {
    known.current = changedAt;
    ask();
  });
  useEffect(() => {
    if (changedAt === undefined || changedAt === known.current) return undefined;
    return soon(askNow);
  }, [changedAt]);
}
