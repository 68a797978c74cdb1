import { act, cleanup, render, renderHook } from '@testing-library/react';
import { setLatePicture, toEventView, useLatePicture } from '@touchline/content';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer } from '@touchline/player/testing';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createStandInPlayback } from '../../testing/create-stand-in-playback.ts';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { miniStore } from '../tab-video/mini-store.ts';
import { useLatePictureReport } from './report-late-picture.ts';

afterEach(() => {
  act(() => miniStore.end());
  cleanup();
  act(() => setLatePicture(undefined));
});

const view = toEventView(createWireMatch(), { text: (key) => key });

/** Opens a match's page. @param onLeave runs when the page's player is removed, before the page's effects end */
function openPage({ matchId = 'm1', onLeave }: { matchId?: string; onLeave?: () => void } = {}) {
  const remote = createRemote();
  const player = createStandInPlayer(remote);
  const { result } = renderHook(() => useLatePicture('m1')?.second);
  function Player() {
    useLayoutEffect(
      () => () => {
        player.leave();
        onLeave?.();
      },
      [],
    );
    return null;
  }
  function Page() {
    useLatePictureReport({ matchId });
    return <Player />;
  }
  const page = render(
    <Scene>
      <RemoteProvider remote={remote}>
        <Page />
      </RemoteProvider>
    </Scene>,
  );
  const play = (position: number) =>
    act(() => player.publish({ live: true, atLiveEdge: false, wallClock: 0, position }));
  return { result, player, play, closePage: page.unmount };
}

test('a page behind live reports its picture until it is left', () => {
  const { result, play, closePage } = openPage();
  play(95.4);
  expect(result.current).toBe(95);
  closePage();
  expect(result.current).toBeUndefined();
});

test('a page whose player is removed reports no picture', () => {
  const { result, play, player } = openPage();
  play(95);
  expect(result.current).toBe(95);
  act(() => player.leave());
  expect(result.current).toBeUndefined();
});

test('the report continues from a page to the mini player without a gap in which cards show the live score', () => {
  const { result, play, closePage } = openPage({
    onLeave: () =>
      miniStore.show({ view, isLive: true, viewer: null, playback: createStandInPlayback({ live: true }) }),
  });
  play(95);
  closePage();
  expect(result.current).toBe(95);
});

test('a page without a picture leaves the report of the mini player unchanged', () => {
  act(() => setLatePicture({ matchId: 'm1', second: 95 }));
  const { result } = openPage({ matchId: 'm2' });
  expect(result.current).toBe(95);
});
