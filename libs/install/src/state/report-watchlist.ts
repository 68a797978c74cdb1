import type { QueryClient } from '@tanstack/react-query';
import { type SavedListData, savedListQuery } from '@touchline/content';
import type { PostToWorker } from '@touchline/offline/start';

/** The name under which `account` caches the watchlist. */
const watchlist = { name: 'watchlist' };

/** Limit of pages that the worker fetches for a viewer's watchlist. */
const maxPages = 20;

/** Pause for the list's pages to load. */
const settleDelayMs = 5_000;

/** Tells the worker the viewer's watchlist, now and after each change. @returns a function that stops it */
export function reportWatchlist(queryClient: QueryClient, viewer: string, post: PostToWorker): () => void {
  const { queryKey } = savedListQuery(watchlist, viewer);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSentPaths = '';
  const reportList = (): void => {
    const ids = [...(queryClient.getQueryData<SavedListData>(queryKey)?.entries.keys() ?? [])].slice(0, maxPages);
    const paths = ids.map((id) => `/events/${encodeURIComponent(id)}/`);
    if (paths.join() === lastSentPaths) return;
    lastSentPaths = paths.join();
    post({ type: 'saved', paths, from: location.pathname });
  };
  const scheduleReport = (): void => {
    clearTimeout(timer);
    timer = setTimeout(reportList, settleDelayMs);
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0] && query.queryKey[1] === queryKey[1]) scheduleReport();
  });
  scheduleReport();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
