import type { StartContext } from '@touchline/feature-kit';
import { followKept } from '@touchline/kept';
import { watchlist } from './watchlist-keeping.ts';

/** Loads a viewer's watchlist while they are here. Returns its end. */
export const followWatchlist = (context: StartContext, viewer: string): (() => void) =>
  followKept(watchlist, context, viewer, async () => {
    const text = await context.texts();
    context.notify('danger', text('selected.loadFailed'));
  });
