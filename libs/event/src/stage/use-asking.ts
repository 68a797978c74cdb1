import { type QueryState, useQueryClient } from '@tanstack/react-query';
import { contentKeys } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * - `anonymous`: what the page says about access is meant for this visitor
 * - `asking`: somebody is signed in, or may be, and the answer for them is on its way
 * - `answered`: it has come
 */
export type Asking = 'anonymous' | 'asking' | 'answered';

/** What stands in is marked as invalid before it is asked for. */
const isAwaited = (state: QueryState | undefined): boolean =>
  state?.fetchStatus === 'fetching' || (state?.isInvalidated === true && state.status !== 'error');

/** Whether what is known of an event's access is the viewer's own: pages arrive as an anonymous visitor sees them. */
export function useAsking(eventId: string): Asking {
  const viewer = useViewer();
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const awaited = useSyncExternalStore(
    useCallback((listener) => cache.subscribe(listener), [cache]),
    () => isAwaited(client.getQueryState(contentKeys.event(eventId, 'id'))),
    () => false,
  );
  // Asked again, after a loss of the network for instance, it is still theirs: what they are choosing among stays.
  const answerOf = viewer && `${viewer.id} ${eventId}`;
  const [known, setKnown] = useState<string>();
  if (!awaited && answerOf && known !== answerOf) setKnown(answerOf);
  if (viewer === null) return 'anonymous';
  return viewer === undefined || (awaited && known !== answerOf) ? 'asking' : 'answered';
}
