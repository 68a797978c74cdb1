import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { standInPlayer } from '@touchline/player/testing';
import { afterEach, expect, test } from 'vitest';
import { Scene } from '../testing/scene.tsx';
import { wireMatch } from '../testing/wire.ts';
import { Actions } from './actions.tsx';

function show(part: Partial<WireEvent> = {}) {
  const remote = createRemote();
  const player = standInPlayer(remote);
  render(
    <Scene>
      <RemoteProvider remote={remote}>
        <Actions view={toEventView(wireMatch({ status: 'archived', ...part }), { text: (key) => key })} />
      </RemoteProvider>
    </Scene>,
  );
  return player;
}
const offer = () => screen.queryByRole('button', { name: 'Share this moment' });

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

test('the moment in the picture is shared with its second, once there is a picture', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/events/7/?media_type=event&from=mail&t=3');
  const player = show();
  expect(offer()).toBeNull();
  act(() => player.publish({ position: 754.6 }));
  await user.click(screen.getByRole('button', { name: 'Share this moment' }));
  const copied = () => navigator.clipboard.readText();
  await waitFor(async () => expect(await copied()).toMatch(/\/events\/7\/\?media_type=event&t=754$/));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(async () => expect(await copied()).toMatch(/\/events\/7\/\?media_type=event$/));
});

test('a channel, which has no beginning, offers no moment', () => {
  const player = show({ status: 'channel' });
  act(() => player.publish({ position: 754.6 }));
  expect(offer()).toBeNull();
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
});
