import { type QueryState, useQueryClient } from '@tanstack/react-query';
import { contentKeys } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * Whose access the page shows. `anonymous`: a visitor's access. `asking`: a viewer is or may be signed in, and their
 * own response is loading. `answered`: their response has arrived.
 */
export type AccessAnswerState = 'anonymous' | 'asking' | 'answered';

/** A placeholder is invalidated before its query runs, so an invalid state also counts as loading. */
const isAnswerPending = (state: QueryState | undefined): boolean =>
  state?.fetchStatus === 'fetching' || (state?.isInvalidated === true && state.status !== 'error');

/**
 * Whether the event's access is the viewer's own; the server's HTML has an anonymous visitor's access.
 * @param eventId of the event
 */
export function useAccessAnswer(eventId: string): AccessAnswerState {
  const viewer = useViewer();
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const isRequested = useSyncExternalStore(
    useCallback((listener) => cache.subscribe(listener), [cache]),
    () => isAnswerPending(client.getQueryState(contentKeys.event(eventId, 'id'))),
    () => false,
  );
  // A repeated request, for example after a lost network, keeps the viewer's response, so that the offer stays on
  // screen.
  const answerKey = viewer && `${viewer.id} ${eventId}`;
  const [knownAnswerKey, setKnownAnswerKey] = useState<string>();
  if (!isRequested && answerKey && knownAnswerKey !== answerKey) setKnownAnswerKey(answerKey);
  if (viewer === null) return 'anonymous';
  return viewer === undefined || (isRequested && knownAnswerKey !== answerKey) ? 'asking' : 'answered';
}
