import type { QueryClient } from '@tanstack/react-query';
import { contentKeys } from './content-keys.ts';
import { findEvents } from './find-events.ts';

/**
 * Reloads the lists on screen that contain an event, because messages about it may be missing. Several cards of one
 * list cause one request.
 * @param loadedBeforeMs only lists that were loaded before this, milliseconds since the epoch; without it, all lists
 */
export async function reloadListsWithEvent(
  client: QueryClient,
  eventId: string,
  loadedBeforeMs = Infinity,
): Promise<void> {
  await client.invalidateQueries(
    {
      queryKey: contentKeys.all,
      refetchType: 'active',
      predicate: ({ queryKey, state }) =>
        queryKey[1] !== contentKeys.events[1] &&
        state.dataUpdatedAt < loadedBeforeMs &&
        findEvents(state.data).some(({ id }) => id === eventId),
    },
    { cancelRefetch: false },
  );
}
