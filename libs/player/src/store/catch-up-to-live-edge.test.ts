import { expect, it } from 'vitest';
import { liveSnapshot } from '../testing/fake-engine.ts';
import { catchUpToLiveEdge, catchUpRate } from './catch-up-to-live-edge.ts';

const fast = { ...liveSnapshot, lowLatency: true, seekRange: { start: 0, end: 60 }, targetDuration: 6 };

/** The speed after `catchUpToLiveEdge`, for a viewer this many seconds behind. */
function rateAt(behind: number, snapshot = fast, playbackRate = 1, paused = false): number {
  const video = { currentTime: 60 - behind, playbackRate, paused };
  catchUpToLiveEdge(video, snapshot);
  return video.playbackRate;
}

it('catches up with the edge of a low-latency stream, and stops there', () => {
  expect(rateAt(1)).toBe(1);
  expect(rateAt(3)).toBe(catchUpRate);
  expect(rateAt(1, fast, catchUpRate)).toBe(catchUpRate);
  expect(rateAt(0.3, fast, catchUpRate)).toBe(1);
});

it.each([
  ['in a stream that does not ask for it', 3, { ...fast, lowLatency: false }],
  ['in a recording', 3, { ...fast, live: false }],
  ['for who has gone back', 20, fast],
])('lets time pass as it does %s', (_, behind, snapshot) => {
  expect(rateAt(behind, snapshot)).toBe(1);
  expect(rateAt(behind, snapshot, catchUpRate), 'also where it was caught up with before').toBe(1);
});

it('keeps a chosen speed, and does not change a paused video', () => {
  expect(rateAt(3, fast, 0.75)).toBe(0.75);
  expect(rateAt(3, fast, 1, true)).toBe(1);
});
