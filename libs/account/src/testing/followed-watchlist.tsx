import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { followKept } from '@touchline/kept';
import { useEffect } from 'react';
import { watchlist } from '../selected/watchlist-keeping.ts';

/** Loads the viewer's watchlist, as the feature's start does. */
export function FollowedWatchlist({ viewer }: { viewer: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => followKept(watchlist, { api, queryClient }, viewer, () => undefined), [api, queryClient, viewer]);
  return null;
}
