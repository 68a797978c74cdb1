import type { PageRoute } from '@touchline/feature-kit';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppParts } from '../app-parts.ts';
import { fetchPayload } from './payload.ts';
import { mergePageState } from './merge-page-state.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** A page hidden for longer than this is out of date. A cached page may also be half a minute old. */
const maxHiddenMs = 60_000;

/**
 * Requests the page's state once when the viewer returns to the tab, as a navigation would. Only pages for reading are
 * refreshed: the others follow their room and keep playing.
 */
export function refreshOnReturn(
  parts: Pick<AppParts, 'queryClient' | 'session'>,
  build: string,
  router: Pick<Router, 'state'>,
): void {
  let hiddenSinceMs = Infinity;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenSinceMs = Date.now();
    else if (Date.now() - hiddenSinceMs > maxHiddenMs) void refetchPage(parts, build, router);
  });
}

async function refetchPage(
  parts: Pick<AppParts, 'queryClient' | 'session'>,
  build: string,
  { state: { matches } }: Pick<Router, 'state'>,
): Promise<void> {
  const route: PageRoute | null | undefined = matches.at(-1)?.route.handle;
  if (route?.hydrate !== 'when-needed' || route.access === 'member') return;
  const state = await fetchPayload(new URL(location.href), 0);
  if (state?.build === build && state.data.outcome.kind === 'page') void mergePageState(parts, state.queries);
}
