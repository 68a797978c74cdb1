import { useApi } from '@touchline/api-client';
import { useViewer, useWrite } from '@touchline/feature-kit';
import { useKept } from '@touchline/kept';
import { watchlist, watchlistKeeping } from './watchlist-keeping.ts';

/**
 * A member's mark on a medium: whether it is on their watchlist, undefined until that is known, and the switch, which a double press
 * moves once.
 */
export function useWatchlisted(id: string): { on: boolean | undefined; toggle: () => void } {
  const api = useApi();
  const viewer = useViewer()?.id;
  const write = useWrite();
  const { isKept, isChanging } = useKept(watchlist);
  const on = isKept(id);
  return {
    on,
    toggle() {
      if (!isChanging(id)) void write(watchlistKeeping(api, viewer), { id, kept: on !== true });
    },
  };
}
