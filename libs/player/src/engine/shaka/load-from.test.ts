import { expect, it } from 'vitest';
import type { StartAt } from '../engine.ts';
import type { ConnectedStream } from './connect-stream.ts';
import { loadFrom } from './load-from.ts';
import type { ShakaPlayer } from './shaka-types.ts';
import type { RenditionWatch } from './watch-renditions.ts';

const streamStart = Date.UTC(2026, 1, 14, 18);
const toStreamDate = (seconds: number): Date => new Date(streamStart + seconds * 1000);

const renditions: RenditionWatch = {
  consumeNewFailures: () => false,
  afterResponse: () => undefined,
  hasStopped: () => false,
  onFailure: () => undefined,
  isDead: () => false,
  getKind: () => undefined,
};

/** Loads a stream of two-second segments whose live edge is at second 60. @returns the start that the engine gets */
async function getLoadStart(startAt: StartAt | undefined, isLive = true): Promise<unknown> {
  const target = new EventTarget();
  let loadedStart: unknown;
  const player: Partial<ShakaPlayer> = {
    addEventListener: (type, listener) => target.addEventListener(type, listener),
    removeEventListener: (type, listener) => target.removeEventListener(type, listener),
    isLive: () => isLive,
    seekRange: () => ({ start: 0, end: 60 }),
    getPresentationStartTimeAsDate: () => toStreamDate(0),
    updateStartTime: (time) => void (loadedStart = time),
    async load(_address, from) {
      loadedStart = from;
      target.dispatchEvent(new Event('canupdatestarttime'));
    },
  };
  const stream: Partial<ConnectedStream> = {
    player: player as ShakaPlayer,
    targetDuration: () => 2,
    lowLatency: () => false,
    renditions,
  };
  await loadFrom(stream as ConnectedStream, { address: 'a.m3u8', startAt });
  return loadedStart;
}

it('a viewer of a live stream continues at the same time, or at the live edge if that time is too old', async () => {
  expect(await getLoadStart({ following: toStreamDate(55) })).toEqual(toStreamDate(55));
  expect(await getLoadStart({ following: toStreamDate(53) })).toBeNull();
  expect(await getLoadStart({ following: toStreamDate(20) }, false), 'a recording has no edge').toEqual(
    toStreamDate(20),
  );
});

it('a viewer behind the live edge continues at the same position', async () => {
  expect(await getLoadStart(toStreamDate(20))).toEqual(toStreamDate(20));
  expect(await getLoadStart(20)).toBe(20);
  expect(await getLoadStart(undefined)).toBeNull();
});
