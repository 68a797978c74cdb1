import { setImmediate as waitForTasks } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { Screen } from '../engine/screen.ts';
import {
  createFakeEngine,
  type FakeEngine,
  liveSnapshot,
  getProblem,
  recordingSnapshot,
} from '../testing/fake-engine.ts';
import { playInLoop, openFootage } from './footage.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A video whose seeks end when `arrive` is called. */
function createStandInEngine({ video }: Screen) {
  let time = 0;
  const seekTargets: number[] = [];
  Object.defineProperty(video, 'currentTime', {
    get: () => time,
    set: (next: number) => {
      seekTargets.push(Number(next.toFixed(2)));
      time = next;
    },
  });
  video.play = async () => undefined;
  video.pause = () => undefined;
  async function finishSeek(): Promise<void> {
    video.dispatchEvent(new Event('seeked'));
    await waitForTasks();
  }
  return { seekTargets, finishSeek, setTime: (next: number) => void (time = next) };
}

/** The time of the fake engine's live edge. */
const liveNowMs = Date.UTC(2026, 1, 14, 18, 1);

async function open(engine: FakeEngine, from: number, timelineStart?: number) {
  let video: ReturnType<typeof createStandInEngine> | undefined;
  const createEngine = (screen: Screen) => {
    video = createStandInEngine(screen);
    return engine;
  };
  const footage = await openFootage({ address: '/a.m3u8', from, timelineStart, now: () => liveNowMs, createEngine });
  if (!footage || !video) throw new Error('not opened');
  return { footage, ...video };
}

it('a recording opens at the requested second, and a live stream at the time of day of that second', async () => {
  const [recording, live] = [createFakeEngine(recordingSnapshot), createFakeEngine(liveSnapshot)];
  const kickOff = Date.UTC(2026, 1, 14, 17, 59);
  await open(recording, 61.24);
  const { footage, seekTargets } = await open(live, 80, kickOff);
  expect([recording.loads[0]?.startAt, live.loads[0]?.startAt]).toEqual([61.24, new Date(kickOff + 80_000)]);
  void footage.show(80);
  expect(seekTargets, 'the stream began a minute after the match').toEqual([20]);
});

it('a moment of a live stream is counted back from its edge when the encoder’s clock is wrong [fault-31c]', async () => {
  const engine = createFakeEngine({ ...liveSnapshot, wallClockOrigin: 5000 });
  const { footage, seekTargets } = await open(engine, 80, Date.UTC(2026, 1, 14, 17, 59));
  void footage.show(80);
  expect(seekTargets, 'the window of a minute ends two minutes after the kick-off').toEqual([20]);
});

it('a stream that does not load returns null, and its engine is destroyed', async () => {
  const engine = createFakeEngine();
  engine.answers.push(getProblem({}));
  const destroy = vi.spyOn(engine, 'destroy');
  expect(
    await openFootage({
      address: '/a.m3u8',
      from: 0,
      timelineStart: undefined,
      now: () => liveNowMs,
      createEngine: () => engine,
    }),
  ).toBeNull();
  expect(destroy).toHaveBeenCalledOnce();
});

it('only the last of many requested moments is sought', async () => {
  const { footage, seekTargets, finishSeek } = await open(createFakeEngine(), 0);
  const pendingShow = footage.show(1);
  for (const second of [2, 3, 4]) void footage.show(second);
  await finishSeek();
  expect(seekTargets).toEqual([1, 4]);
  await finishSeek();
  await pendingShow;
});

it('a time range plays in a loop: its first frame follows its last', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const runNextFrame = () => frames.splice(0).forEach((callback) => callback(0));
  const { footage, seekTargets, setTime, finishSeek } = await open(createFakeEngine(), 0);
  const seekedSeconds: number[] = [];
  const stop = playInLoop(
    footage,
    () => ({ start: 10, end: 20 }),
    (second) => seekedSeconds.push(second),
  );
  await finishSeek();
  setTime(19.9);
  runNextFrame();
  expect(seekedSeconds).toEqual([19.9]);
  setTime(19.99);
  runNextFrame();
  expect(seekTargets).toEqual([10, 10]);
  stop();
  runNextFrame();
  expect(seekedSeconds).toEqual([19.9]);
});
