import { expect, it } from 'vitest';
import { liveSnapshot } from '../testing/fake-engine.ts';
import { catchUpToLiveEdge, catchUpRate } from './catch-up-to-live-edge.ts';

const catchUpEngine = { ...liveSnapshot, lowLatency: true, seekRange: { start: 0, end: 60 }, targetDuration: 6 };

/** The speed after `catchUpToLiveEdge`, for a viewer this many seconds behind. */
function getRateAt(behind: number, snapshot = catchUpEngine, playbackRate = 1, isPaused = false): number {
  const video = { currentTime: 60 - behind, playbackRate, paused: isPaused };
  catchUpToLiveEdge(video, snapshot);
  return video.playbackRate;
}

it('a low-latency stream plays faster behind its live edge, and at normal speed once it has caught up', () => {
  expect(getRateAt(1)).toBe(1);
  expect(getRateAt(3)).toBe(catchUpRate);
  expect(getRateAt(1, catchUpEngine, catchUpRate)).toBe(catchUpRate);
  expect(getRateAt(0.3, catchUpEngine, catchUpRate)).toBe(1);
});

it.each([
  ['in a stream without low latency', 3, { ...catchUpEngine, lowLatency: false }],
  ['in a recording', 3, { ...catchUpEngine, live: false }],
  ['for a viewer far behind the live edge', 20, catchUpEngine],
])('the speed stays normal %s', (_, behind, snapshot) => {
  expect(getRateAt(behind, snapshot)).toBe(1);
  expect(getRateAt(behind, snapshot, catchUpRate), 'also after an earlier catch-up').toBe(1);
});

it('a chosen speed and a paused video stay unchanged', () => {
  expect(getRateAt(3, catchUpEngine, 0.75)).toBe(0.75);
  expect(getRateAt(3, catchUpEngine, 1, true)).toBe(1);
});
