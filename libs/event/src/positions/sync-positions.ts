import type { Api } from '@touchline/api-client';
import { getPositions, maxPositionsPerCall, savePosition, type WirePosition } from '@touchline/contract';
import { type StoredPosition, positionStore } from './position-store.ts';

/** Milliseconds between two requests while a video plays (decisions, section 5). */
const syncIntervalMs = 30_000;
/** Milliseconds after which a tab that becomes visible loads the positions again. */
const staleAgeMs = 60_000;
/** The number of positions in a request: the limit of the browser's store. */
const pageSize = 200;

const fromWire = ({ video_id: video, updated_at, ...place }: WirePosition): StoredPosition => ({
  video,
  ...place,
  at: Date.parse(updated_at),
});
const toWire = ({ video, seconds, duration, at }: StoredPosition): WirePosition => ({
  video_id: video,
  seconds,
  duration,
  updated_at: new Date(at).toISOString(),
});

/**
 * Syncs a viewer's positions across their devices: loads them, stores newer ones, and sends the changes of this tab.
 * Other tabs send their own. It calls the API without `write`, because a failure needs no message and the last request
 * must not wait for an earlier one.
 * @returns a function that ends the sync
 */
export function syncPositions(api: Api, viewer: string): () => void {
  /** The server's times of change, by video. */
  const there = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = -Infinity;
  let loadedAt = -Infinity;
  let isOver = false;

  async function load(): Promise<void> {
    loadedAt = Date.now();
    const { entries } = await api.call(getPositions, { query: { size: pageSize } });
    if (isOver) return;
    const left = entries.map(fromWire);
    for (const { video, at } of left) there.set(video, at);
    positionStore.take(viewer, left);
  }

  /** Sends only the latest positions of a long list. The rest stays unsent until it changes. */
  async function send(keepalive = false): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const news = positionStore.of(viewer).filter(({ video, at }) => at > (there.get(video) ?? 0));
    const latest = news.slice(-maxPositionsPerCall);
    if (latest.length === 0) return;
    sentAt = Date.now();
    await api.call(savePosition, { body: { entries: latest.map(toWire) } }, { keepalive });
    for (const { video, at } of latest) there.set(video, at);
  }

  const quietly = (call: Promise<void>): void => void call.catch(() => undefined);
  function onKeep(): void {
    timer ??= setTimeout(() => quietly(send()), Math.max(0, sentAt + syncIntervalMs - Date.now()));
  }
  function onVisibility(): void {
    if (document.hidden) quietly(send(true));
    else if (Date.now() - loadedAt > staleAgeMs) quietly(load());
  }

  const stop = positionStore.onKeep(onKeep);
  document.addEventListener('visibilitychange', onVisibility);
  // After the first load, positions from before the sign-in or from an offline time are sent, too.
  quietly(load().then(() => send()));
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
