import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveSnapshot } from '../testing/fake-engine.ts';
import { liveEdgePosition, advanceClock, createRecoveryScene } from '../testing/recovery-scene.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a live stream that has stopped', () => {
  const stoppedSnapshot = { ...liveSnapshot, hasStopped: true };
  const resolveSameAddress = (): Promise<string> => Promise.resolve('old.m3u8?signature=2');

  it('a stopped live stream keeps its last frame without a load, and shows a message after 10 s [fault-30]', async () => {
    const { engine, recovery, lastReport } = createRecoveryScene({ resolveAddress: resolveSameAddress });
    recovery.onFrame(liveEdgePosition);
    engine.state = stoppedSnapshot;
    await advanceClock(recovery, 9500);
    expect(lastReport()).toMatchObject({ recovering: true, problem: null });
    await advanceClock(recovery, 1500);
    expect(lastReport()).toMatchObject({ recovering: true, problem: { kind: 'stopped' }, retryAt: null });
    await advanceClock(recovery, 300_000);
    expect(engine.loads).toEqual([]);
    engine.state = liveSnapshot;
    await advanceClock(recovery, 4000);
    recovery.onFrame(liveEdgePosition);
    expect(lastReport()).toMatchObject({ recovering: false, problem: null });
    expect(engine.loads).toEqual([]);
  });

  it('a stopped live stream asks the page for its address every 15 s, and loads a new address at once [fault-30]', async () => {
    let address = 'old.m3u8';
    const resolveAddress = vi.fn(() => Promise.resolve(address));
    const { engine, recovery } = createRecoveryScene({ resolveAddress });
    recovery.onFrame(liveEdgePosition);
    engine.state = stoppedSnapshot;
    await advanceClock(recovery, 40_000);
    expect(resolveAddress).toHaveBeenCalledTimes(3);
    address = 'new.m3u8';
    await advanceClock(recovery, 15_000);
    expect(engine.loads[0]).toMatchObject({ address: 'new.m3u8' });
  });

  it('a stopped live stream loads again when its buffered seconds do not play or new segments bring no frame', async () => {
    const behind = createRecoveryScene({ hasMore: () => true });
    behind.recovery.onFrame(liveEdgePosition);
    behind.engine.state = stoppedSnapshot;
    await advanceClock(behind.recovery, 7000);
    expect(behind.engine.loads).toHaveLength(1);
    const sceneWithAddress = createRecoveryScene({ resolveAddress: resolveSameAddress });
    sceneWithAddress.recovery.onFrame(liveEdgePosition);
    sceneWithAddress.engine.state = stoppedSnapshot;
    await advanceClock(sceneWithAddress.recovery, 20_000);
    sceneWithAddress.engine.state = liveSnapshot;
    await advanceClock(sceneWithAddress.recovery, 7000);
    expect(sceneWithAddress.engine.loads).toHaveLength(1);
  });
});
