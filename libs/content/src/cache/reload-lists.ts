import type { QueryClient } from '@tanstack/react-query';
import { contentKeys } from './content-keys.ts';
import { eventsIn } from './events-in.ts';

/**
 * Loads the shown lists that hold an event again: messages about it may have been missed. Twenty cards of one shelf
 * that ask at once make one call.
 * @param before only lists that were loaded before this, milliseconds since the epoch; all of them without it
 */
export async function reloadListsWithEvent(client: QueryClient, eventId: string, before = Infinity): Promise<void> {
  await client.invalidateQueries(
    {
      queryKey: contentKeys.all,
      refetchType: 'active',
      predicate: ({ queryKey, state }) =>
        queryKey[1] !== contentKeys.events[1] &&
        state.dataUpdatedAt < before &&
        eventsIn(state.data).some(({ id }) => id === eventId),
    },
    { cancelRefetch: false },
  );
}
