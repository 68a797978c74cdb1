import { act, cleanup, render } from '@testing-library/react';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer } from '@touchline/player/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { MomentPicture } from './moment-picture.tsx';

let report: ((entries: readonly { target: Element; isIntersecting: boolean }[]) => void) | undefined;
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(notify: typeof report) {
      report = notify;
    }
    observe(): void {}
    unobserve(): void {}
  },
);

afterEach(cleanup);

test('a moment’s picture is requested once its row is near the screen, and stays when the row leaves it', async () => {
  const remote = createRemote();
  const findThumbnail = vi.fn(() => ({
    url: '/sheet.jpg',
    x: 0,
    y: 0,
    width: 160,
    height: 90,
    sheetWidth: 160,
    sheetHeight: 90,
  }));
  const player = createStandInPlayer(remote, findThumbnail);
  player.publish({});
  const { container } = render(
    <RemoteProvider remote={remote}>
      <MomentPicture moment={{ start: 80 }} />
    </RemoteProvider>,
  );
  const box = container.firstElementChild;
  const move = (isIntersecting: boolean) => act(async () => box && report?.([{ target: box, isIntersecting }]));
  const isShown = () => container.querySelector('[data-picture]') !== null;
  await move(false);
  expect([findThumbnail.mock.calls, isShown()]).toEqual([[], false]);
  await move(true);
  expect([findThumbnail.mock.calls, isShown()]).toEqual([[[80]], true]);
  await move(false);
  expect(isShown()).toBe(true);
});
