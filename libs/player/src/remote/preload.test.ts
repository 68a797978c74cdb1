import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Engine } from '../engine/engine.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import type { Screen } from '../engine/screen.ts';
import { preloadStream } from './preload.ts';
import { createFakeEngine, getProblem } from '../testing/fake-engine.ts';
import { claimScreen } from './waiting-streams.ts';

interface WarmEngine {
  address: string;
  screen: Screen;
  engine: Engine;
  follow: ReturnType<typeof vi.fn>;
  destroy: ReturnType<typeof vi.fn>;
  answer: (problem: PlayerProblem | null) => void;
}

const { warmed: warmEngines } = vi.hoisted(() => ({ warmed: [] as WarmEngine[] }));
vi.mock('../index.ts', () => ({
  createEngine: (screen: Screen): Engine => {
    const follow = vi.fn();
    const destroy = vi.fn(async () => undefined);
    const engine: Engine = {
      ...createFakeEngine(),
      follow,
      destroy,
      warm(address) {
        const { promise, resolve: answer } = Promise.withResolvers<PlayerProblem | null>();
        warmEngines.push({ address, screen, engine, follow, destroy, answer });
        return promise;
      },
    };
    return engine;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a href="/one/" id="one">One</a>';
});

afterEach(async () => {
  // Drops the streams that still wait.
  await vi.advanceTimersByTimeAsync(200_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  warmEngines.length = 0;
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function preload(address: string): Promise<WarmEngine> {
  preloadStream(address);
  await vi.waitFor(() => expect(warmEngines.some((stream) => stream.address === address)).toBe(true));
  await settle();
  const found = warmEngines.findLast((stream) => stream.address === address);
  if (!found) throw new Error('Nothing was preloaded');
  return found;
}

it('claimScreen returns the video element and engine of a preloaded address, once', async () => {
  const { screen, engine } = await preload('/a.m3u8');
  expect(claimScreen('/a.m3u8')).toEqual({ screen, engine });
  const secondClaim = claimScreen('/a.m3u8');
  expect(secondClaim.screen).not.toBe(screen);
  expect(secondClaim.engine).toBeNull();
});

it('claimScreen returns an empty video element when a player mounts before the engine’s code has loaded', async () => {
  preloadStream('/early.m3u8');
  expect(claimScreen('/early.m3u8').engine).toBeNull();
  await settle();
  expect(warmEngines).toEqual([]);
});

it('claimScreen returns an empty video element for an address without a preload', () => {
  expect(claimScreen('/cold.m3u8').engine).toBeNull();
});

it('at most two streams are preloaded, and the oldest is dropped', async () => {
  const firstStream = await preload('/a.m3u8');
  const secondStream = await preload('/b.m3u8');
  await preload('/c.m3u8');
  expect(firstStream.destroy).toHaveBeenCalledOnce();
  expect(secondStream.destroy).not.toHaveBeenCalled();
});

it('a preload follows the live edge while the link has the focus, and is dropped 30 s after the link loses it', async () => {
  document.getElementById('one')?.focus();
  const { follow, destroy } = await preload('/a.m3u8');
  await vi.advanceTimersByTimeAsync(45_000);
  expect(destroy).not.toHaveBeenCalled();
  const followCount = follow.mock.calls.length;
  expect(followCount).toBeGreaterThan(40);
  document.getElementById('one')?.blur();
  await vi.advanceTimersByTimeAsync(32_000);
  expect(follow.mock.calls.length).toBe(followCount);
  expect(destroy).toHaveBeenCalledOnce();
});

it('a preload repeated soon keeps its frame, and a preload repeated later seeks to the live edge', async () => {
  const { follow } = await preload('/a.m3u8');
  await vi.advanceTimersByTimeAsync(1500);
  preloadStream('/a.m3u8');
  expect(follow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  preloadStream('/a.m3u8');
  expect(follow).toHaveBeenCalledOnce();
});

it('a preloaded stream that failed is dropped, so that a press loads it again', async () => {
  const { screen, answer, destroy } = await preload('/a.m3u8');
  answer(getProblem({}));
  await settle();
  expect(destroy).toHaveBeenCalledOnce();
  expect(claimScreen('/a.m3u8').screen).not.toBe(screen);
});

it('an address that already plays is not preloaded', async () => {
  const { screen } = await preload('/a.m3u8');
  document.body.append(claimScreen('/a.m3u8').screen.video);
  preloadStream('/a.m3u8');
  await settle();
  expect(warmEngines).toHaveLength(1);
  screen.video.remove();
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'a connection with %o preloads nothing',
  async (networkConnection) => {
    vi.stubGlobal('navigator', { connection: networkConnection });
    preloadStream('/a.m3u8');
    await settle();
    expect(warmEngines).toEqual([]);
  },
);
