import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerState } from '../store/player-state.ts';
import { createRecovery } from '../recovery/recovery.ts';
import { createPlayerStore } from '../store/player-store.ts';
import { createFakeEngine, getProblem } from '../testing/fake-engine.ts';
import { gatherReceipt, type Receipt } from './gather-receipt.ts';
import type { PlaybackReceipt } from './playback-receipt.ts';

const qualityFields = { frameRate: 25, active: false };
const low = { ...qualityFields, id: 'low', height: 240, bandwidth: 400_000 };
const high = { ...qualityFields, id: 'high', height: 1080, bandwidth: 6_000_000 };
const signedAddress = 'https://viewer:secret@video.example.com/token-abc/master.m3u8?Policy=xyz&email=a@b.c#t';

let runningReceipt: Receipt | null = null;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 1, 14, 19) });
});

afterEach(() => {
  runningReceipt?.stop();
  runningReceipt = null;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function createReceiptScene() {
  const video = document.createElement('video');
  const quality = { creationTime: 0, corruptedVideoFrames: 0, droppedVideoFrames: 0, totalVideoFrames: 0 };
  video.getVideoPlaybackQuality = () => quality;
  const store = createPlayerStore();
  const engine = createFakeEngine();
  const sentReceipts: PlaybackReceipt[] = [];
  const receipt = gatherReceipt({
    video,
    store,
    engine,
    address: () => signedAddress,
    isSeen: () => !document.hidden,
    onReceipt: (sentReceipt) => sentReceipts.push(sentReceipt),
  });
  runningReceipt = receipt;
  /** Changes the state, and waits for this time, in milliseconds. */
  const applyState = (patch: Partial<PlayerState>, durationMs = 0): void => {
    store.set(patch);
    vi.advanceTimersByTime(durationMs);
  };
  /** Starts the video, and shows the first frame after this time, in milliseconds. */
  const start = (delayMs = 700): void => {
    applyState({ phase: 'loading' }, delayMs);
    applyState({ phase: 'ready', paused: false, firstFrame: true, qualities: [{ ...low, active: true }, high] });
  };
  return { receipt, sentReceipts, engine, quality, applyState, start };
}

describe('a playback report', () => {
  it('a playback report contains no negative time when the device has set its clock back', () => {
    const { receipt, applyState, start } = createReceiptScene();
    start();
    applyState({}, 10_000);
    applyState({ currentTime: 10 });
    vi.setSystemTime(Date.now() - 3_600_000);
    applyState({ currentTime: 11 }, 1000);
    expect(receipt.read()?.played).toBe(11_000);
  });

  it('a playback report is null before the video was started, and is not sent then', () => {
    const { receipt, sentReceipts } = createReceiptScene();
    expect(receipt.read()).toBeNull();
    receipt.stop();
    expect(sentReceipts).toEqual([]);
  });

  it('a playback report contains the time to the first frame, the time of play, and the time at each quality', () => {
    const { receipt, applyState, start } = createReceiptScene();
    start(700);
    applyState({ currentTime: 1 }, 4000);
    applyState({ qualities: [low, { ...high, active: true }] }, 9000);
    applyState({ paused: true }, 60_000);
    expect(receipt.read()).toMatchObject({
      startUp: 700,
      played: 13_000,
      switches: 1,
      qualities: [
        { height: 1080, played: 9000 },
        { height: 240, played: 4000 },
      ],
    });
  });

  it('a playback report counts a wait and the recovery after it as one stall, and no seek or start by the viewer', () => {
    const { receipt, applyState, start } = createReceiptScene();
    start();
    applyState({ waiting: true }, 300);
    applyState({ waiting: false, currentTime: 1 }, 5000);
    applyState({ waiting: true }, 1500);
    applyState({ recovering: true, paused: true }, 2500);
    applyState({ recovering: false, waiting: false, paused: false, currentTime: 2 }, 1000);
    applyState({ seeking: true, waiting: true }, 3000);
    applyState({ seeking: false }, 200);
    applyState({ waiting: false, currentTime: 90 }, 1000);
    applyState({ waiting: true }, 100);
    applyState({ waiting: false, currentTime: 91 }, 1000);
    applyState({ waiting: true }, 900);
    expect(receipt.read()).toMatchObject({
      stalls: { count: 2, total: 4900, longest: 4000 },
      recoveries: 1,
      played: 8000,
    });
  });

  it('a playback report counts no stall in a hidden page', () => {
    const { receipt, applyState, start } = createReceiptScene();
    start();
    applyState({ currentTime: 1 }, 2000);
    const hiddenSpy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    applyState({ waiting: true }, 9000);
    hiddenSpy.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    applyState({ waiting: false }, 1000);
    expect(receipt.read()).toMatchObject({ played: 3000, stalls: { count: 0 } });
  });

  it('a playback report counts no time of play while the device slept', () => {
    const { receipt, applyState, start } = createReceiptScene();
    start();
    applyState({ currentTime: 1 }, 2 * 3_600_000);
    applyState({ currentTime: 2 });
    expect(receipt.read()?.played).toBeLessThanOrEqual(60_000);
  });

  it('a playback report adds up the frames of every loaded stream', () => {
    const { receipt, quality, applyState, start } = createReceiptScene();
    start();
    Object.assign(quality, { totalVideoFrames: 900, droppedVideoFrames: 4 });
    applyState({ currentTime: 30 });
    Object.assign(quality, { totalVideoFrames: 100, droppedVideoFrames: 1 });
    applyState({ currentTime: 34 });
    expect(receipt.read()?.frames).toEqual({ decoded: 1000, dropped: 5 });
  });

  it('a playback report counts problems by their kind, also those without a message to the viewer', () => {
    const { receipt, engine, applyState, start } = createReceiptScene();
    start();
    const missingProblem = getProblem({ kind: 'missing', code: 1001, status: 404, request: 'segment', fatal: false });
    for (let time = 0; time < 40; time += 1) engine.emit({ type: 'problem', problem: missingProblem });
    applyState({ problem: missingProblem });
    applyState({ problem: { kind: 'offline', fatal: false, category: 0, code: 0 } });
    engine.emit({ type: 'problem', problem: getProblem({ kind: 'interrupted', code: 7000 }) });
    expect(receipt.read()?.problems).toEqual([
      { kind: 'missing', code: 1001, status: 404, request: 'segment', times: 40, after: 700 },
      { kind: 'offline', code: 0, status: undefined, request: undefined, times: 1, after: 700 },
    ]);
  });

  it('a playback report has one line for each kind of stream fault, and the console stays empty [fault-30i]', async () => {
    const { receipt, engine, applyState, start } = createReceiptScene();
    const consoleSpies = (['debug', 'log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
    start();
    const kinds = ['network', 'missing', 'forbidden', 'playlist', 'stopped', 'broken', 'decode', 'locked'] as const;
    const recovery = createRecovery({
      engine,
      position: () => 0,
      seek: () => undefined,
      shouldPlay: () => true,
      isSeeking: () => false,
      hasMore: () => false,
      isOnline: () => true,
      isLive: () => true,
      hasSpareCamera: () => false,
      address: () => signedAddress,
      resolveAddress: () => Promise.reject(new Error('The API is out')),
      load: (address, startAt) => engine.load(address, startAt),
      report: applyState,
    });
    for (let round = 0; round < 50; round += 1)
      for (const kind of kinds) {
        const problem = getProblem({ kind, fatal: false });
        engine.answers = [{ ...problem, fatal: true }];
        engine.emit({ type: 'problem', problem });
        recovery.onProblem(problem);
        recovery.onTick();
        await vi.advanceTimersByTimeAsync(1000);
      }
    recovery.stop();
    expect(receipt.read()?.problems.map(({ kind }) => kind)).toEqual(kinds);
    expect(consoleSpies.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('a playback report stays small after hours of changes and problems', () => {
    const { receipt, engine, applyState, start } = createReceiptScene();
    start();
    for (let round = 0; round < 5000; round += 1) {
      applyState({ waiting: round % 2 === 0 }, 300);
      applyState({ qualities: [{ ...low, id: `rung-${round}`, active: true }] });
      engine.emit({ type: 'problem', problem: getProblem({ code: round }) });
    }
    expect(JSON.stringify(receipt.read()).length).toBeLessThan(3000);
  });

  it('a playback report contains only the host of the address', () => {
    const { receipt, start } = createReceiptScene();
    start();
    expect(receipt.read()?.host).toBe('video.example.com');
    expect(JSON.stringify(receipt.read())).not.toMatch(/secret|token|Policy|@/);
  });
});

describe('the sending of a playback report', () => {
  it('a playback report is sent once, at the end, although the viewer plays the video again', () => {
    const { receipt, sentReceipts, applyState, start } = createReceiptScene();
    start();
    applyState({ ended: true, paused: true });
    applyState({ ended: false, paused: false, currentTime: 0 }, 1000);
    applyState({ ended: true, paused: true });
    receipt.stop();
    expect(sentReceipts).toHaveLength(1);
  });

  it('a playback report is sent once when the page hides and the player then stops', () => {
    const { receipt, sentReceipts, applyState, start } = createReceiptScene();
    start();
    applyState({ currentTime: 1 }, 2000);
    dispatchEvent(new Event('pagehide'));
    receipt.stop();
    expect(sentReceipts).toEqual([expect.objectContaining({ played: 2000 })]);
  });

  it('a playback report is sent also for a video that never began, because support asks about it', () => {
    const { receipt, sentReceipts, applyState } = createReceiptScene();
    applyState({ phase: 'loading' }, 20_000);
    applyState({ problem: getProblem({ kind: 'unsupported', code: 4032 }) });
    receipt.stop();
    expect(sentReceipts).toEqual([
      expect.objectContaining({ startUp: null, problems: [expect.objectContaining({ code: 4032 })] }),
    ]);
  });
});
