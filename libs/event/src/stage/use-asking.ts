import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { contentKeys } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';

/**
 * - `anonymous`: what the page says about access is meant for this visitor
 * - `asking`: somebody is signed in, or may be, and the answer for him is on its way
 * - `answered`: it has come
 */
export type Asking = 'anonymous' | 'asking' | 'answered';

/** Whether what is known of an event's access is the viewer's own: pages arrive as an anonymous visitor sees them. */
export function useAsking(eventId: string): Asking {
  const viewer = useViewer();
  const queryKey = contentKeys.event(eventId, 'id');
  const fetching = useIsFetching({ queryKey, exact: true }) > 0;
  const state = useQueryClient().getQueryState(queryKey);
  if (viewer === null) return 'anonymous';
  // What stands in is marked as invalid before it is asked for.
  const awaited = fetching || (state?.isInvalidated === true && state.status !== 'error');
  return viewer === undefined || awaited ? 'asking' : 'answered';
}
