import type { Realtime } from '@touchline/realtime';
import type { AppParts } from '../app-parts.ts';
import { fetchPayload } from './payload.ts';
import { mergePageState } from './merge-page-state.ts';

/** The messages of the room complete a state younger than this. */
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
