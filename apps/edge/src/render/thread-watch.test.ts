import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchThread } from './thread-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A thread that computes for a share of the time that passes. */
function startWatch(cpuShare: number) {
  let isBusy = true;
  const onHang = vi.fn();
  const startMs = Date.now();
  const readCpuUsage = async () => ({ user: (Date.now() - startMs) * cpuShare * 1000, system: 0 });
  const watch = watchThread({ cpuUsage: readCpuUsage }, { isBusy: () => isBusy, limitMs: 10_000, onHang });
  return { watch, onHang, becomeIdle: () => void (isBusy = false) };
}

test('a thread that computes longer than its limit without a message is reported once', async () => {
  const { onHang } = startWatch(1);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(onHang).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onHang).toHaveBeenCalledOnce();
});

test('a thread that gets a tenth of the processor has ten times the limit', async () => {
  const { onHang } = startWatch(0.1);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(onHang).not.toHaveBeenCalled();
});

test('each message of a thread restarts its time limit', async () => {
  const { watch, onHang } = startWatch(1);
  for (let round = 0; round < 10; round += 1) {
    await vi.advanceTimersByTimeAsync(8_000);
    watch.onAnswer();
  }
  expect(onHang).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(onHang).toHaveBeenCalledOnce();
});

test('a thread that is idle or ending is not reported', async () => {
  const idleWatch = startWatch(1);
  idleWatch.becomeIdle();
  const busyWatch = startWatch(1);
  busyWatch.watch.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([idleWatch.onHang.mock.calls, busyWatch.onHang.mock.calls]).toEqual([[], []]);
});
