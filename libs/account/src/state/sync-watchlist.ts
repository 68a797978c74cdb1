import { type StartContext, write, takePendingAction } from '@touchline/feature-kit';
import { syncSavedList } from '@touchline/content';
import { saveToWatchlistAction } from '../api/watchlist-call.ts';
import { watchlist, watchlistMutation } from '../api/watchlist-mutation.ts';

/** Loads a viewer's watchlist, and saves the event for which they signed in. Returns a function that ends it. */
export function syncWatchlist(context: StartContext, viewer: string): () => void {
  void savePendingAction(context, viewer);
  return syncSavedList(watchlist, context, viewer, async (error, tryAgain) => {
    const text = await context.texts();
    // Section 8: the translated message of the error's code.
    const action = { label: text('selected.tryAgain'), onPress: tryAgain };
    context.notify('danger', `${text('selected.loadFailed')} ${context.errorText(error)}`, action);
  });
}

async function savePendingAction(
  { api, atoms, queryClient, notify, texts }: StartContext,
  viewer: string,
): Promise<void> {
  const pendingAction = takePendingAction(atoms, saveToWatchlistAction, viewer);
  if (!pendingAction) return;
  const { payload, title } = pendingAction;
  const id = payload['id'] ?? '';
  // The write reports its own failure.
  const { kind } = await write(queryClient, watchlistMutation(api, viewer, title), { id, isSaved: true });
  if (kind === 'written') notify('success', (await texts())('selected.videos.saved', { title }));
}
