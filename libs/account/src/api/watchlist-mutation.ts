import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { contentKeys, removeEntry, type EditableList, savedListMutation } from '@touchline/content';
import { watchlistCall } from './watchlist-call.ts';

/** Entries of a page. Most watchlists fit into one page. */
const pageSize = 100;

/** The ids of the viewer's saved media: decisions, section 1, "Selected items". */
export const watchlist: EditableList = {
  name: watchlistCall,
  async load(api, page, signal) {
    const { getWatchlist, hasNextPage } = await import('./watchlist-calls.ts');
    const response = await api.call(getWatchlist, { query: { page, size: pageSize, next: true } }, { signal });
    return { entries: response.entries.map(({ id }) => ({ id })), more: hasNextPage(response, pageSize) };
  },
  async save(api, id, isSaved) {
    const { addToWatchlist, removeFromWatchlist } = await import('./watchlist-calls.ts');
    await api.call(isSaved ? addToWatchlist : removeFromWatchlist, { body: { video_id: id } });
    return isSaved ? { id } : null;
  },
};

/** Saves a medium or removes it, and updates the watchlist's page. @param title for the message of a failure */
export const watchlistMutation = (api: Api, viewer: string | undefined, title: string) =>
  mutationOptions({
    ...savedListMutation(watchlist, api, viewer),
    meta: { subject: title },
    onSuccess(_done, { id, isSaved }, _before, { client }) {
      const queryKey = contentKeys.infinite(watchlistCall, { viewer });
      if (isSaved) void client.invalidateQueries({ queryKey });
      else removeEntry(client, queryKey, id);
    },
  });
