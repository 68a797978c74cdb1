import type { Api } from '@touchline/api-client';
import { getPositions, positionsAtOnce, savePosition, type WirePosition } from '@touchline/contract';
import { type Left, positionStore } from './position-store.ts';

/** Milliseconds between two calls while something plays (decisions, section 5). */
const every = 30_000;
/** Who comes back to a tab after so many milliseconds may have watched elsewhere. */
const stale = 60_000;
/** As many as a browser keeps. */
const asked = 200;

const fromWire = ({ video_id: video, updated_at, ...place }: WirePosition): Left => ({
  video,
  ...place,
  at: Date.parse(updated_at),
});
const toWire = ({ video, seconds, duration, at }: Left): WirePosition => ({
  video_id: video,
  seconds,
  duration,
  updated_at: new Date(at).toISOString(),
});

/**
 * Keeps where a viewer goes on the same on all their devices: reads it, takes what is newer, and sends what this tab has written; the rest of
 * the browser's tabs send their own. A call that fails is made up for by the next one. Answers with "stop".
 *
 * It calls the API itself, not through `write`: nobody wishes for this, so nobody is shown a failure, and the last call, made as the page is left,
 * must not wait for the one before it, as wishes of one thing do.
 */
export function syncPositions(api: Api, viewer: string): () => void {
  /** When the server's were left, by video. */
  const there = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = -Infinity;
  let loadedAt = -Infinity;
  let isOver = false;

  async function load(): Promise<void> {
    loadedAt = Date.now();
    const { entries } = await api.call(getPositions, { query: { size: asked } });
    if (isOver) return;
    const left = entries.map(fromWire);
    for (const { video, at } of left) there.set(video, at);
    positionStore.take(viewer, left);
  }

  /** Only the latest, where there is more: nothing waits for the rest. */
  async function send(keepalive = false): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const news = positionStore.of(viewer).filter(({ video, at }) => at > (there.get(video) ?? 0));
    const latest = news.slice(-positionsAtOnce);
    if (latest.length === 0) return;
    sentAt = Date.now();
    await api.call(savePosition, { body: { entries: latest.map(toWire) } }, { keepalive });
    for (const { video, at } of latest) there.set(video, at);
  }

  const quietly = (call: Promise<void>): void => void call.catch(() => undefined);
  function onChange(isOurs?: true): void {
    if (isOurs) timer ??= setTimeout(() => quietly(send()), Math.max(0, sentAt + every - Date.now()));
  }
  function onVisibility(): void {
    if (document.hidden) quietly(send(true));
    else if (Date.now() - loadedAt > stale) quietly(load());
  }

  const stop = positionStore.subscribe(onChange);
  document.addEventListener('visibilitychange', onVisibility);
  // What was watched without a network, or before the sign-in, is sent with it.
  quietly(load().then(() => send()));
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
