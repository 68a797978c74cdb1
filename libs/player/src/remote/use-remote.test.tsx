import { act, cleanup, render, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Player } from '../player.tsx';
import { createFakeEngine } from '../testing/fake-engine.ts';
import { SceneLocale } from '../testing/player-scene.tsx';
import { createStandInPlayer } from '../testing/create-stand-in-player.ts';
import { createRemote, type PlayerRemote } from './remote.ts';
import { RemoteProvider, useMarkers, usePlayerRemote, useRemoteState } from './use-remote.tsx';

afterEach(cleanup);

/** A form like a feature's: it reads the time, and shows a marker for it on the seek bar. */
function Form({ seconds }: { seconds: number }) {
  const remote = usePlayerRemote();
  const second = useRemoteState((state) => (state ? Math.floor(state.position) : null));
  const markers = useMemo(() => [{ id: 'mine', start: seconds, kind: 'goal', label: 'Goal' }] as const, [seconds]);
  useMarkers({ id: 'mine', label: 'Key moments', spoils: true }, markers);
  return (
    <button type="button" onClick={() => remote.seek(30)}>
      {second ?? 'no video yet'}
    </button>
  );
}

function Page({ remote, player = true, spoilerFree = false, watchedTo }: PageProps) {
  return (
    <SceneLocale>
      <RemoteProvider remote={remote}>
        <Form seconds={12} />
        {player && (
          <Player
            address="https://cdn.test/a.m3u8"
            kind="recording"
            autoPlay
            spoilerFree={spoilerFree}
            watchedTo={watchedTo}
            createEngine={() => createFakeEngine()}
          />
        )}
      </RemoteProvider>
    </SceneLocale>
  );
}

interface PageProps {
  remote: PlayerRemote;
  player?: boolean;
  spoilerFree?: boolean;
  watchedTo?: number;
}

/** Waits until the player's code has loaded and rendered. */
const settleImports = () => act(() => vi.dynamicImportSettled());

it('a component that uses the remote renders on the server, before a player exists', () => {
  expect(renderToString(<Page remote={createRemote()} player={false} />)).toContain('no video yet');
});

it('a component’s markers appear on the seek bar of a later player, and disappear with the component', async () => {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  const remote = createRemote();
  const page = render(<Page remote={remote} player={false} />);
  page.rerender(<Page remote={remote} />);
  await settleImports();
  expect((await screen.findByRole('list', { name: 'Key moments' })).textContent).toBe('');
  expect(screen.getByRole('button', { name: 'Goal' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next key moment' }), 'a button to the next marker').toBeTruthy();
  page.unmount();
  expect(remote.layers.get()).toEqual([]);
});

it('markers that reveal the course of the match are hidden from a viewer who avoids spoilers, until the viewer has watched them', async () => {
  const remote = createRemote();
  const page = render(<Page remote={remote} spoilerFree />);
  await settleImports();
  expect(screen.getByRole('slider', { name: 'Timeline' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Goal|key moment/ })).toBeNull();
  page.rerender(<Page remote={remote} spoilerFree watchedTo={12} />);
  expect(screen.queryByRole('button', { name: 'Goal' }), 'the viewer has not watched it yet').toBeNull();
  page.rerender(<Page remote={remote} spoilerFree watchedTo={13} />);
  expect(await screen.findByRole('button', { name: 'Goal' })).toBeTruthy();
  page.rerender(<Page remote={remote} />);
  expect(await screen.findByRole('button', { name: 'Goal' })).toBeTruthy();
});

it('a component reads the playing second from the remote, and null after the player has unmounted', async () => {
  const remote = createRemote();
  const page = render(<Page remote={remote} player={false} />);
  const player = createStandInPlayer(remote);
  act(() => player.publish({ position: 95.4 }));
  expect(screen.getByRole('button').textContent).toBe('95');
  act(() => player.leave());
  expect(screen.getByRole('button').textContent).toBe('no video yet');
  page.unmount();
});
