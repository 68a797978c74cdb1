import { useQueryClient } from '@tanstack/react-query';
import { useSession, useSessionState } from '@touchline/auth-session';
import { useErrorText, useNotify } from '@touchline/feature-kit';
import { useRef } from 'react';
import { watchlistKey } from './watchlist-key.ts';

/** A member's mark on a medium: whether it is on his watchlist, and the switch, which a double press moves once. */
export function useWatchlisted(videoId: string): { on: boolean; toggle: () => void } {
  const session = useSession();
  const on = useSessionState().selected.includes(videoId);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const underWay = useRef(false);

  async function change(): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await session.toggleSelected(videoId);
      await queryClient.invalidateQueries({ queryKey: watchlistKey });
    } catch (error) {
      // The session has put the mark back.
      notify('danger', errorText(error));
    } finally {
      underWay.current = false;
    }
  }

  return { on, toggle: () => void change() };
}
