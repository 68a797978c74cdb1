import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPlayerStore } from '../store/player-store.ts';
import { getProblem } from '../testing/fake-engine.ts';
import { useStreams, type Streams } from './use-streams.ts';

const bothStreams: Streams = { hd: 'hd.m3u8', pano: 'pano.m3u8' };

function renderStreams(streams: Streams | undefined) {
  const store = createPlayerStore();
  const { result, rerender } = renderHook((now: Streams | undefined) => useStreams(store, now), {
    initialProps: streams,
  });
  return { store, result, rerender };
}

describe('which camera is shown', () => {
  it.each([
    ['HD when the event has both', bothStreams, 'hd', false],
    ['the panorama when the event has no other', { pano: 'pano.m3u8' }, 'pano', false],
    ['HD when no stream is known', undefined, 'hd', false],
  ] as const)('the shown camera is %s', (_what, streams, stream, hasSpareCamera) => {
    expect(renderStreams(streams).result.current).toMatchObject({ stream, hasSpareCamera });
  });

  it('the player shows the camera that the viewer chose while the event has it', () => {
    const { result, rerender } = renderStreams(bothStreams);
    act(() => result.current.choose('pano'));
    expect(result.current).toMatchObject({ stream: 'pano', hasSpareCamera: true });
    rerender(undefined);
    expect(result.current).toMatchObject({ stream: 'hd', hasSpareCamera: false });
  });

  it('the player starts with the requested camera, and changes when the page requests another', () => {
    const store = createPlayerStore();
    const { result, rerender } = renderHook(
      (requestedKind: 'hd' | 'pano') => useStreams(store, bothStreams, requestedKind),
      {
        initialProps: 'pano',
      },
    );
    expect(result.current.stream).toBe('pano');
    act(() => result.current.choose('hd'));
    rerender('pano');
    expect(result.current.stream).toBe('hd');
    rerender('hd');
    act(() => result.current.choose('pano'));
    rerender('pano');
    expect(result.current.stream).toBe('pano');
  });

  it('the player shows HD when the panorama fails, and reports the failed camera until the next choice', () => {
    const { store, result } = renderStreams(bothStreams);
    act(() => result.current.choose('pano'));
    act(() => store.set({ problem: getProblem({ kind: 'missing' }) }));
    expect(result.current).toMatchObject({ stream: 'hd', lostCamera: 'pano', hasSpareCamera: false });
    act(() => result.current.choose('pano'));
    expect(result.current).toMatchObject({ stream: 'pano', lostCamera: undefined });
  });

  it('the player returns to the panorama when HD does not load, but not when HD fails later', () => {
    for (const phase of ['loading', 'ready'] as const) {
      const { store, result } = renderStreams(bothStreams);
      act(() => result.current.choose('pano'));
      act(() => result.current.choose('hd'));
      expect(result.current).toMatchObject({ stream: 'hd', hasSpareCamera: true });
      act(() => store.set({ phase }));
      act(() => store.set({ phase: 'loading', problem: getProblem({ kind: 'missing' }) }));
      const expectedStreams = phase === 'loading' ? { stream: 'pano', lostCamera: 'hd' } : { stream: 'hd' };
      expect(result.current).toMatchObject(expectedStreams);
    }
  });

  it('the player keeps the panorama when the network is lost, and for an event without HD', () => {
    for (const [streams, kind] of [
      [bothStreams, 'offline'],
      [{ pano: 'pano.m3u8' }, 'missing'],
    ] as const) {
      const { store, result } = renderStreams(streams);
      act(() => result.current.choose('pano'));
      act(() => store.set({ problem: getProblem({ kind }) }));
      expect(result.current).toMatchObject({ stream: 'pano', lostCamera: undefined });
    }
  });
});
