import type { Realtime } from '@touchline/realtime';
import type { AppParts } from '../app.tsx';
import { fetchPayload } from './payload.ts';
import { mergePageState } from './merge-page-state.ts';

/** A state younger than this can have missed nothing that its room does not report; milliseconds. */
const young = 3_000;
/** Until the room is joined and the edge has rendered the page anew, in milliseconds. */
const settled = 1_500;
/** Where there is no socket by then, the open event is polled anyway; milliseconds. */
const patience = 30_000;

/**
 * A page that comes from a cache is up to half a minute old, and its room reports only what happens from the moment it is joined: a
 * kick-off or a goal in between would stay unseen. Asks for the page's state once more when there is a socket; a page that joins
 * no room asks nobody.
 * @param now the server's clock when it rendered the state
 */
export async function catchUpOnceOnline(
  parts: Pick<AppParts, 'queryClient' | 'session' | 'clock' | 'realtime'>,
  url: URL,
  now: number,
): Promise<void> {
  if (!(await isOnline(parts.realtime))) return;
  await new Promise((resolve) => setTimeout(resolve, settled));
  // A machine whose clock is wrong asks once too often.
  if (Math.abs(parts.clock.read() - now) < young) return;
  const state = await fetchPayload(url, 0);
  if (state && state.now > now && state.data.outcome.kind === 'page') await mergePageState(parts, state.queries);
}

function isOnline(realtime: Realtime | null): Promise<boolean> {
  if (!realtime) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (online: boolean) => {
      release();
      clearTimeout(timer);
      resolve(online);
    };
    const look = () => void (realtime.status().state === 'online' && end(true));
    const timer = setTimeout(() => end(false), patience);
    const release = realtime.onStatus(look);
    look();
  });
}
