import { expect, test, vi } from 'vitest';
import type { Thumbnail } from '../engine/engine.ts';
import { createLiveStills } from './live-stills.ts';
import { initialState, type PlayerState } from './player-state.ts';

const liveState: PlayerState = {
  ...initialState,
  phase: 'ready',
  firstFrame: true,
  live: true,
  momentOrigin: Date.UTC(2026, 1, 14, 18),
};
const size = { x: 0, y: 0, width: 240, height: 135, sheetWidth: 240, sheetHeight: 135 };

/** Draws numbered pictures: `1`, `2` and so on. */
function createNumberedStills() {
  let count = 0;
  const stills = createLiveStills((): Thumbnail => ({ ...size, url: String((count += 1)) }));
  const play = (changes: Partial<PlayerState>) => stills.update({ ...liveState, ...changes });
  return { play, stills, getUrl: (time: number, state = liveState) => stills.find(time, state)?.url };
}

test('a live stream has one picture of every ten seconds that it has shown', () => {
  const { play, stills, getUrl } = createNumberedStills();
  expect(stills.hasAny()).toBe(false);
  for (const currentTime of [100, 103, 109.9, 110, 125]) play({ currentTime });
  expect(stills.hasAny()).toBe(true);
  expect([99, 100, 109, 115, 125, 131].map((time) => getUrl(time))).toEqual([undefined, '1', '1', '2', '3', undefined]);
});

test('the pictures of a live stream keep their wall-clock time after a reload with other media times', () => {
  const { play, getUrl } = createNumberedStills();
  play({ currentTime: 100 });
  const reloaded = { ...liveState, momentOrigin: Date.UTC(2026, 1, 14, 18, 1) };
  expect([getUrl(40, reloaded), getUrl(100, reloaded)]).toEqual(['1', undefined]);
});

test.each<[string, Partial<PlayerState>]>([
  ['in a recording', { live: false }],
  ['before the first frame', { firstFrame: false }],
  ['during a seek', { seeking: true }],
  ['while the player waits for data', { waiting: true }],
  ['during a reload', { recovering: true }],
  ['of a protected stream', { isProtected: true }],
])('no picture is drawn %s', (_, changes) => {
  const { play, stills } = createNumberedStills();
  play({ currentTime: 100, ...changes });
  expect(stills.hasAny()).toBe(false);
});

test('a browser that refuses a picture is asked again only ten seconds later', () => {
  const draw = vi.fn(() => null);
  const stills = createLiveStills(draw);
  for (const currentTime of [100, 100.5, 109, 110, 111]) stills.update({ ...liveState, currentTime });
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a live stream keeps the pictures of two hours', () => {
  const { play, getUrl } = createNumberedStills();
  for (let slot = 0; slot <= 720; slot += 1) play({ currentTime: slot * 10 });
  expect([getUrl(0), getUrl(10), getUrl(7200)]).toEqual([undefined, '2', '721']);
});
