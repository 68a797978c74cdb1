import { PortalError } from '@touchline/contract';
import { addToWatchlist, removeFromWatchlist } from '../endpoints.ts';
import type { SessionParts } from '../session-parts.ts';

/** Presses of one button, one after the other. */
interface Presses {
  last: Promise<void>;
  /** What the server is known to have. */
  kept: boolean;
}
const buttons = new WeakMap<SessionParts, Map<string, Presses>>();

/**
 * Adds to the watchlist or takes off it: shown at once, taken back when the call fails.
 * @throws PortalError user_data_not_found when nobody is signed in
 */
export async function toggleSelected(parts: SessionParts, videoId: string): Promise<void> {
  const { api, store } = parts;
  const session = store.current();
  if (!session) throw new PortalError('user_data_not_found', { retryable: false, message: 'User data not found!' });
  const show = (isOn: boolean): void =>
    store.patch(session, ({ selected }) => {
      const others = selected.filter((id) => id !== videoId);
      return { selected: isOn ? [videoId, ...others] : others };
    });
  const wanted = !session.selected.includes(videoId);
  show(wanted);
  const pressed = buttons.get(parts) ?? new Map<string, Presses>();
  buttons.set(parts, pressed);
  const presses = pressed.get(videoId) ?? { last: Promise.resolve(), kept: !wanted };
  pressed.set(videoId, presses);
  const call = async (): Promise<void> => {
    // Who pressed has left while an earlier press was under way: the call would be signed by whoever came after him.
    if (store.current()?.id !== session.id) return;
    await api().call(wanted ? addToWatchlist : removeFromWatchlist, { body: { video_id: videoId } });
    presses.kept = wanted;
  };
  const mine = presses.last.catch(() => undefined).then(call);
  presses.last = mine;
  try {
    await mine;
  } catch (error) {
    // A later press says what is shown now.
    if (presses.last === mine) show(presses.kept);
    throw error;
  } finally {
    if (presses.last === mine) pressed.delete(videoId);
  }
}
