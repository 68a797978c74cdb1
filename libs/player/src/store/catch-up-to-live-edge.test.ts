import { expect, it } from 'vitest';
import { liveSnapshot } from '../testing/fake-engine.ts';
import { catchUpToLiveEdge, catchUpRate } from './catch-up-to-live-edge.ts';

const fast = { ...liveSnapshot, lowLatency: true, seekRange: { start: 0, end: 60 }, targetDuration: 6 };

/** The speed after `catchUpToLiveEdge`, for a viewer this many seconds behind. */
function rateAt(behind: number, snapshot = fast, playbackRate = 1, isPaused = false): number {
  const video = { currentTime: 60 - behind, playbackRate, paused: isPaused };
  catchUpToLiveEdge(video, snapshot);
  return video.playbackRate;
}

it('a low-latency stream plays faster behind its live edge, and at normal speed once it has caught up', () => {
  expect(rateAt(1)).toBe(1);
  expect(rateAt(3)).toBe(catchUpRate);
  expect(rateAt(1, fast, catchUpRate)).toBe(catchUpRate);
  expect(rateAt(0.3, fast, catchUpRate)).toBe(1);
});

it.each([
  ['in a stream without low latency', 3, { ...fast, lowLatency: false }],
  ['in a recording', 3, { ...fast, live: false }],
  ['for a viewer far behind the live edge', 20, fast],
])('the speed stays normal %s', (_, behind, snapshot) => {
  expect(rateAt(behind, snapshot)).toBe(1);
  expect(rateAt(behind, snapshot, catchUpRate), 'also after an earlier catch-up').toBe(1);
});

it('a chosen speed and a paused video stay unchanged', () => {
  expect(rateAt(3, fast, 0.75)).toBe(0.75);
  expect(rateAt(3, fast, 1, true)).toBe(1);
});
