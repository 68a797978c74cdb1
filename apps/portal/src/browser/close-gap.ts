import type { AppParts } from '../app.tsx';
import { fetchPayload } from './payload.ts';
import { takeUpLater } from './take-up-later.ts';

/** A state younger than this can have missed nothing that its room does not tell; milliseconds. */
const young = 3_000;
/** Until the room is joined and the edge has rendered the page anew, in milliseconds. */
const settled = 1_500;

/**
 * A page that comes from a cache is up to half a minute old, and its room tells only what happens from the moment it is joined: a
 * kick-off or a goal in between would stay unseen. Asks for the page's state once more, after joining.
 * @param now the server's clock when it rendered the state
 */
export async function closeGap(
  parts: Pick<AppParts, 'queryClient' | 'session' | 'clock'>,
  url: URL,
  now: number,
): Promise<void> {
  // A machine whose clock is wrong asks once too often.
  if (Math.abs(parts.clock.read() - now) < young) return;
  await new Promise((resolve) => setTimeout(resolve, settled));
  const state = await fetchPayload(url, 0);
  if (state && state.now > now && state.data.outcome.kind === 'page') takeUpLater(parts, state.queries);
}
