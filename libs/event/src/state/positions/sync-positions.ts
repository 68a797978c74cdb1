import { type Api, readAllPages } from '@touchline/api-client';
import { getPositions, maxPositionsPerCall, savePosition, type WirePosition } from '@touchline/contract';
import { type StoredPosition, positionStore } from './position-store.ts';

/** Milliseconds between two requests while a video plays (decisions, section 5). */
const syncIntervalMs = 30_000;
/** Milliseconds after which a tab that becomes visible loads the positions again. */
const staleAgeMs = 60_000;
/** Limit of positions that this device loads, which is also the limit of the browser's store. */
const maxPositions = 200;

const toStoredPosition = ({ video_id: video, seconds, duration, updated_at }: WirePosition): StoredPosition => ({
  video,
  seconds,
  durationSeconds: duration,
  storedAtMs: Date.parse(updated_at),
});
const toWire = ({ video, seconds, durationSeconds, storedAtMs }: StoredPosition): WirePosition => ({
  video_id: video,
  seconds,
  duration: durationSeconds,
  updated_at: new Date(storedAtMs).toISOString(),
});

/** Removes a viewer's positions from this device; null removes those of an anonymous visitor. */
export const removePositions = (viewer: string | null): void => positionStore.removeAll(viewer);

/**
 * Syncs a viewer's positions across their devices: loads them, stores newer ones, and sends the changes of this tab.
 * Other tabs send their own. It calls the API without `write`, because a failure needs no message and the last request
 * must not wait for an earlier one.
 * @returns a function that ends the sync
 */
export function syncPositions(api: Api, viewer: string): () => void {
  /** The server's times of change, by video. */
  const savedAtMsByVideo = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAtMs = -Infinity;
  let loadedAtMs = -Infinity;
  let hasStopped = false;

  async function load(): Promise<void> {
    loadedAtMs = Date.now();
    const positions = await readAllPages(
      async (page) => {
        const loadedPage = await api.call(getPositions, { query: { page, size: maxPositions, next: true } });
        return { ...loadedPage, entries: loadedPage.entries.map((entry) => ({ id: entry.video_id, ...entry })) };
      },
      { size: maxPositions, isEnough: (_lastEntries, count) => count >= maxPositions },
    );
    if (hasStopped) return;
    const serverPositions = positions.map(toStoredPosition);
    for (const { video, storedAtMs } of serverPositions) savedAtMsByVideo.set(video, storedAtMs);
    positionStore.addRemote(viewer, serverPositions);
  }

  /** Sends only the latest positions of a long list. The rest stays unsent until it changes. */
  async function sendPositions(isKeepalive = false): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const newPositions = positionStore
      .listForViewer(viewer)
      .filter(({ video, storedAtMs }) => storedAtMs > (savedAtMsByVideo.get(video) ?? 0));
    const latestPositions = newPositions.slice(-maxPositionsPerCall);
    if (latestPositions.length === 0) return;
    sentAtMs = Date.now();
    await api.call(savePosition, { body: { entries: latestPositions.map(toWire) } }, { keepalive: isKeepalive });
    for (const { video, storedAtMs } of latestPositions) savedAtMsByVideo.set(video, storedAtMs);
  }

  const ignoreFailure = (call: Promise<void>): void => void call.catch(() => undefined);
  function sendPositionsLater(): void {
    timer ??= setTimeout(() => ignoreFailure(sendPositions()), Math.max(0, sentAtMs + syncIntervalMs - Date.now()));
  }
  function onVisibility(): void {
    if (document.hidden) ignoreFailure(sendPositions(true));
    else if (Date.now() - loadedAtMs > staleAgeMs) ignoreFailure(load());
  }

  const unsubscribe = positionStore.onPositionStored(sendPositionsLater);
  document.addEventListener('visibilitychange', onVisibility);
  // After the first load, positions from before the sign-in or from an offline time are sent, too.
  ignoreFailure(load().then(() => sendPositions()));
  return () => {
    hasStopped = true;
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
