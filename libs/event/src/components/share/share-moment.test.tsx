import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer } from '@touchline/player/testing';
import { createTelemetry } from '@touchline/telemetry';
import { afterEach, expect, test, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { Actions } from '../about/actions.tsx';

const listener = vi.fn();

function renderShare(changes: Partial<WireEvent> = {}) {
  const remote = createRemote();
  const player = createStandInPlayer(remote);
  render(
    <Scene telemetry={createTelemetry({ sinks: [{ event: listener }] })}>
      <RemoteProvider remote={remote}>
        <Actions view={toEventView(createWireMatch({ status: 'archived', ...changes }), { text: (key) => key })} />
      </RemoteProvider>
    </Scene>,
  );
  return player;
}
const findShareButton = () => screen.queryByRole('button', { name: 'Share this moment' });

afterEach(() => {
  cleanup();
  listener.mockClear();
  Reflect.deleteProperty(navigator, 'share');
  window.history.replaceState(null, '', '/');
});

test('one button shares the current second once the player has a position, and another shares the whole video', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/events/7/?media_type=event&from=mail&t=3');
  const player = renderShare();
  expect(findShareButton()).toBeNull();
  act(() => player.publish({ position: 754.6 }));
  await user.click(screen.getByRole('button', { name: 'Share this moment' }));
  const readClipboard = () => navigator.clipboard.readText();
  await waitFor(async () => expect(await readClipboard()).toMatch(/\/events\/7\/\?media_type=event&t=754$/));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(async () => expect(await readClipboard()).toMatch(/\/events\/7\/\?media_type=event$/));
});

test('a share is counted with its method, and a closed share sheet is not counted', async () => {
  const user = userEvent.setup();
  renderShare();
  const pressShare = () => user.click(screen.getByRole('button', { name: /^Share$|Link copied/ }));
  await pressShare();
  await waitFor(() =>
    expect(listener.mock.calls).toEqual([['share', { method: 'copy', content_type: 'event', item_id: 'm1' }]]),
  );
  const abortError = Object.assign(new Error('closed'), { name: 'AbortError' });
  const shareSheet = vi.fn().mockRejectedValueOnce(abortError).mockResolvedValueOnce(undefined);
  Object.defineProperty(navigator, 'share', { value: shareSheet, configurable: true });
  await pressShare();
  await pressShare();
  await waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  expect(shareSheet).toHaveBeenCalledTimes(2);
  expect(listener).toHaveBeenLastCalledWith('share', { method: 'sheet', content_type: 'event', item_id: 'm1' });
});

test('a channel offers no moment to share', () => {
  const player = renderShare({ status: 'channel' });
  act(() => player.publish({ position: 754.6 }));
  expect(findShareButton()).toBeNull();
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
});
