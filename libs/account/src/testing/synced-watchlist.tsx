import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { syncSavedList } from '@touchline/content';
import { useEffect } from 'react';
import { watchlist } from '../api/watchlist-mutation.ts';

/** Loads the viewer's watchlist, as the feature's start does. */
export function SyncedWatchlist({ viewer }: { viewer: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => syncSavedList(watchlist, { api, queryClient }, viewer, () => undefined), [api, queryClient, viewer]);
  return null;
}
