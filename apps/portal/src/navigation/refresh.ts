import type { PageRoute } from '@touchline/feature-kit';
import type { Realtime } from '@touchline/realtime';
import type { DataRouter } from 'react-router-dom';
import { mergePageState } from './merge-page-state.ts';
import { fetchPayload } from './payload.ts';
import type { AppParts } from '../parts/app-parts.ts';

/** Updates a page that the viewer goes back to, once the portal has shown it from memory. */
export async function refreshPage(parts: Pick<AppParts, 'queryClient' | 'session'>, url: URL): Promise<void> {
  const state = await fetchPayload(url);
  if (state?.data.outcome.kind === 'page') void mergePageState(parts, state.queries);
}

/** Milliseconds: the messages of the event's room complete a state that is younger. */
const freshAgeMs = 3_000;
/** Milliseconds until the room is joined and the edge has rendered the page again. */
const settleDelayMs = 1_500;
/** Without a socket after this time, the portal polls the event on screen anyway. */
const socketTimeoutMs = 30_000;

/**
 * Requests the page's state once when the socket is open. A cached page is up to half a minute old, and its room sends
 * only later messages, so a goal in between would be missing. A page without a room makes no request.
 * @param now the server's clock when it rendered the state
 */
export async function refetchOnceOnline(
  parts: Pick<AppParts, 'queryClient' | 'session' | 'clock' | 'realtime'>,
  url: URL,
  now: number,
): Promise<void> {
  if (!(await isOnline(parts.realtime))) return;
  await new Promise((resolve) => setTimeout(resolve, settleDelayMs));
  // A device with a wrong clock makes one superfluous request.
  if (Math.abs(parts.clock.read() - now) < freshAgeMs) return;
  const state = await fetchPayload(url, 0);
  if (state && state.now > now && state.data.outcome.kind === 'page') await mergePageState(parts, state.queries);
}

function isOnline(realtime: Realtime | null): Promise<boolean> {
  if (!realtime) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isBackOnline: boolean) => {
      removeStatusListener();
      clearTimeout(timer);
      resolve(isBackOnline);
    };
    const refetchIfOnline = () => void (realtime.status().state === 'online' && end(true));
    const timer = setTimeout(() => end(false), socketTimeoutMs);
    const removeStatusListener = realtime.onStatus(refetchIfOnline);
    refetchIfOnline();
  });
}

/** A page hidden for longer than this is out of date. A cached page may also be half a minute old. */
const maxHiddenMs = 60_000;

/**
 * Requests the page's state once when the viewer returns to the tab, as a navigation would. Only `when-needed` pages
 * are refreshed: the others follow their room and keep playing.
 */
export function refreshOnReturn(
  parts: Pick<AppParts, 'queryClient' | 'session'>,
  build: string,
  router: Pick<DataRouter, 'state'>,
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
  { state: { matches } }: Pick<DataRouter, 'state'>,
): Promise<void> {
  const route: PageRoute | null | undefined = matches.at(-1)?.route.handle;
  if (route?.hydrate !== 'when-needed' || route.access === 'member') return;
  const state = await fetchPayload(new URL(location.href), 0);
  if (state?.build === build && state.data.outcome.kind === 'page') void mergePageState(parts, state.queries);
}
