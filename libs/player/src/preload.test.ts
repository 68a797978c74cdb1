import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Screen } from './engine/screen.ts';
import { claimScreen, preloadStream, takePreloaded } from './preload.ts';

interface Warm {
  address: string;
  screen: Screen;
  follow: ReturnType<typeof vi.fn>;
  destroy: ReturnType<typeof vi.fn>;
  fail: (reason: Error) => void;
}

const { warmed } = vi.hoisted(() => ({ warmed: [] as Warm[] }));
vi.mock('./engine/shaka/warm-stream.ts', () => ({
  warmStream: async (address: string, screen: Screen) => {
    const { promise: loaded, reject: fail } = Promise.withResolvers<void>();
    const follow = vi.fn();
    const destroy = vi.fn(async () => undefined);
    warmed.push({ address, screen, follow, destroy, fail });
    return { loaded, follow, release: () => undefined, player: { destroy } };
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a href="/one/" id="one">One</a>';
});

afterEach(async () => {
  // What still waits is thrown away.
  await vi.advanceTimersByTimeAsync(200_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  warmed.length = 0;
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function preload(address: string): Promise<Warm> {
  preloadStream(address);
  await vi.waitFor(() => expect(warmed.some((one) => one.address === address)).toBe(true));
  await settle();
  const found = warmed.findLast((one) => one.address === address);
  if (!found) throw new Error('Nothing was preloaded');
  return found;
}

it('hands the screen of a preloaded address over once, with what fills it', async () => {
  const { screen } = await preload('/a.m3u8');
  expect(claimScreen('/a.m3u8')).toBe(screen);
  const taken = takePreloaded(screen.video);
  expect(taken?.address).toBe('/a.m3u8');
  expect(await taken?.stream).not.toBeNull();
  expect(takePreloaded(screen.video)).toBeNull();
  expect(claimScreen('/a.m3u8')).not.toBe(screen);
});

it('gives an empty screen for an address that nobody pointed at', () => {
  expect(takePreloaded(claimScreen('/cold.m3u8').video)).toBeNull();
});

it('keeps two streams at most: the oldest gives way', async () => {
  const first = await preload('/a.m3u8');
  const second = await preload('/b.m3u8');
  await preload('/c.m3u8');
  expect(first.destroy).toHaveBeenCalledOnce();
  expect(second.destroy).not.toHaveBeenCalled();
});

it('follows the live edge while the link has the focus, and throws the stream away 30 s after that', async () => {
  document.getElementById('one')?.focus();
  const { follow, destroy } = await preload('/a.m3u8');
  await vi.advanceTimersByTimeAsync(45_000);
  expect(destroy).not.toHaveBeenCalled();
  const followed = follow.mock.calls.length;
  expect(followed).toBeGreaterThan(40);
  document.getElementById('one')?.blur();
  await vi.advanceTimersByTimeAsync(32_000);
  expect(follow.mock.calls.length).toBe(followed);
  expect(destroy).toHaveBeenCalledOnce();
});

it('throws a stream away that did not load, so that a press begins anew', async () => {
  const { screen, fail, destroy } = await preload('/a.m3u8');
  fail(new Error('gone'));
  await settle();
  expect(destroy).toHaveBeenCalledOnce();
  expect(claimScreen('/a.m3u8')).not.toBe(screen);
});

it('begins no second stream of what plays already', async () => {
  const { screen } = await preload('/a.m3u8');
  document.body.append(claimScreen('/a.m3u8').video);
  preloadStream('/a.m3u8');
  await settle();
  expect(warmed).toHaveLength(1);
  screen.video.remove();
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'costs a viewer with %o nothing',
  async (connection) => {
    vi.stubGlobal('navigator', { connection });
    preloadStream('/a.m3u8');
    await settle();
    expect(warmed).toEqual([]);
  },
);
