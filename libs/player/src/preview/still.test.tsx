import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Thumbnail } from '../engine/engine.ts';
import { Player } from '../player.tsx';
import { createStandInPlayer } from '../testing/create-stand-in-player.ts';
import { createFakeEngine, liveSnapshot } from '../testing/fake-engine.ts';
import { SceneLocale } from '../testing/player-scene.tsx';
import { createRemote } from '../remote/remote.ts';
import { Still } from './still.tsx';
import { RemoteProvider } from '../remote/use-remote.tsx';

afterEach(cleanup);

const tile: Thumbnail = {
  url: '/sheet.jpg',
  x: 160,
  y: 90,
  width: 160,
  height: 90,
  sheetWidth: 1280,
  sheetHeight: 540,
};

/** Shows the picture of second 30 of a video. */
function showStill(findThumbnail: (position: number) => Thumbnail | null) {
  const remote = createRemote();
  const player = createStandInPlayer(remote, findThumbnail);
  const { container } = render(
    <RemoteProvider remote={remote}>
      <Still second={30} />
    </RemoteProvider>,
  );
  const getPicture = () => container.querySelector<HTMLElement>('[data-picture] > span')?.style;
  return { player, container, getPicture };
}

it('a picture’s box is empty until the first frame, and then has the tile of its second', async () => {
  const findThumbnail = vi.fn((position: number) => (position === 30 ? tile : null));
  const { player, container, getPicture } = showStill(findThumbnail);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect([getPicture(), findThumbnail.mock.calls]).toEqual([undefined, []]);
  await act(async () => player.publish({ position: 12 }));
  expect(getPicture()?.backgroundPosition).toBe('-160px -90px');
  expect(getPicture()?.backgroundImage).toContain('/sheet.jpg');
});

it('a live stream requests only missing pictures again, ten seconds later', async () => {
  let answer: Thumbnail | null = null;
  const findThumbnail = vi.fn(() => answer);
  const { player, getPicture } = showStill(findThumbnail);
  const publishEnd = (end: number) => act(async () => player.publish({ live: true, range: { start: 0, end } }));
  await publishEnd(31);
  await publishEnd(39);
  expect([getPicture(), findThumbnail.mock.calls.length]).toEqual([undefined, 1]);
  answer = tile;
  await publishEnd(41);
  await publishEnd(60);
  expect(findThumbnail).toHaveBeenCalledTimes(2);
  expect(getPicture()?.backgroundImage).toContain('/sheet.jpg');
});

it('a picture before the window of a live stream is requested once', async () => {
  const findThumbnail = vi.fn(() => null);
  const { player } = showStill(findThumbnail);
  const publishEnd = (end: number) => act(async () => player.publish({ live: true, range: { start: 40, end } }));
  await publishEnd(80);
  await publishEnd(120);
  expect(findThumbnail).toHaveBeenCalledOnce();
});

it('the remote requests a live stream’s picture at the media time of the match’s second', async () => {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  const remote = createRemote();
  const engine = createFakeEngine({ ...liveSnapshot, hasThumbnails: true });
  engine.thumbnail = vi.fn(() => Promise.resolve(tile));
  const kickOff = liveSnapshot.wallClockOrigin ?? 0;
  render(
    <SceneLocale>
      <RemoteProvider remote={remote}>
        <Player
          address="https://cdn.test/a.m3u8"
          kind="live"
          autoPlay
          timelineStart={kickOff - 100_000}
          createEngine={() => engine}
        />
      </RemoteProvider>
    </SceneLocale>,
  );
  await act(() => vi.dynamicImportSettled());
  expect(await remote.thumbnail(130)).toEqual(tile);
  expect(engine.thumbnail).toHaveBeenCalledExactlyOnceWith(30);
});
