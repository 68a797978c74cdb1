import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { toEventView, useLatePicture } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, ShownAddress, json, newQueryClient } from '@touchline/feature-kit/testing';
import type { PlayerState } from '@touchline/player';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { type StandInPlayback, createStandInPlayback } from '../../testing/create-stand-in-playback.ts';
import { kickOff, createWireMatch } from '../../testing/wire.ts';
import { deviceSync } from '../../state/cross-device/device-sync.ts';
import { MiniPlayerMount } from './mini-player-mount.shell.tsx';
import { miniStore } from '../../state/tab-video/mini-store.ts';

const recording: WireEvent = createWireMatch({ status: 'archived', source: { hd: '/media/m1.m3u8' } });
const session = createViewerSession(null);

beforeAll(() => import('./mini-player.tsx'));
beforeEach(() => session.setViewer(null));
afterEach(() => {
  act(() => miniStore.end());
  cleanup();
});

async function renderMini(state: Partial<PlayerState> = {}, event = recording): Promise<StandInPlayback> {
  const playback = createStandInPlayback(state);
  const queryClient = newQueryClient();
  render(
    <Scene queryClient={queryClient} now={kickOff + 86_400_000} fetch={async () => json(event)}>
      <ViewerProvider value={session}>
        <main tabIndex={-1} />
        <MiniPlayerMount />
        <ShownAddress />
      </ViewerProvider>
    </Scene>,
  );
  expect(screen.queryByRole('region')).toBeNull();
  const view = toEventView(event, { text: (key) => key });
  const viewer = session.viewer();
  act(() => miniStore.show({ view, isLive: event.status === 'live', viewer: viewer && viewer.id, playback }));
  await screen.findByRole('region', { name: 'Mini player: Tromsø Aurora v Oslo Ravens' });
  return playback;
}
const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isMiniShown = () => screen.queryByRole('region') !== null;

it('the mini player announces that the video plays on, and can pause, mute and link back', async () => {
  const playback = await renderMini();
  expect(screen.getByRole('status').textContent).toBe('The video plays on in the mini player.');
  pressButton('Pause');
  pressButton('Mute');
  act(() => playback.set({ paused: true, muted: true }));
  pressButton('Play');
  pressButton('Unmute');
  expect(playback.calls.filter((call) => call.startsWith('toggle'))).toEqual([
    'togglePlay',
    'toggleMute',
    'togglePlay',
    'toggleMute',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Back to the video: Tromsø Aurora v Oslo Ravens' }));
  expect(screen.getByTestId('here').textContent).toBe('/events/m1/');
});

it('the mini player ends on a press of its button, and on Escape, which returns the focus to the page', async () => {
  const firstPlayback = await renderMini();
  pressButton('Close the mini player');
  expect([isMiniShown(), firstPlayback.calls.at(-1)]).toEqual([false, 'end']);
  cleanup();
  const secondPlayback = await renderMini();
  screen.getByRole('button', { name: 'Pause' }).focus();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Pause' }), { key: 'Escape' });
  expect([isMiniShown(), secondPlayback.calls.at(-1)]).toEqual([false, 'end']);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('the mini player shows the end of a recording and can replay it', async () => {
  const playback = await renderMini();
  act(() => playback.set({ ended: true, paused: true }));
  expect(screen.getByText('The end')).toBeTruthy();
  pressButton('Watch again');
  expect(playback.calls.slice(-2)).toEqual(['seekToFraction', 'play']);
});

it('the mini player shows which device or tab plays the video, and continues from there', async () => {
  const playback = await renderMini();
  act(() => playback.set({ paused: true }));
  const laptop = { device: 'laptop', name: 'Chrome on Windows', video: 'm1', seconds: 2467, stream: 'hd' } as const;
  act(() =>
    deviceSync.set({
      remotePlaybacks: [{ ...laptop, timeMs: Date.now(), isPlaying: true }],
      stopped: { video: 'm1', cause: 'device', name: 'Chrome on Windows' },
    }),
  );
  expect(screen.getByText('Now playing on Chrome on Windows').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  pressButton('Continue here');
  expect(playback.calls.slice(-2)).toEqual(['seek', 'play']);
  act(() => playback.set({ paused: false }));
  expect(screen.queryByText(/^Now playing/)).toBeNull();
  act(() => deviceSync.set({ stopped: { video: 'm1', cause: 'tab' } }));
  expect(screen.getByText('Now playing in another tab')).toBeTruthy();
  act(deviceSync.clear);
});

it('while the mini player is behind live, the rest of the portal knows the second of its picture', async () => {
  const { result } = renderHook(() => useLatePicture('m1'));
  const behindLive = { live: true, atLiveEdge: false, wallClockOrigin: kickOff + 600_000, currentTime: 95.4 };
  const playback = await renderMini(behindLive, createWireMatch());
  expect(result.current?.second).toBe(695);
  act(() => playback.set({ phase: 'loading', live: false, currentTime: 0 }));
  expect(result.current?.second, 'while the stream loads again').toBe(695);
  act(() => playback.set({ ...behindLive, phase: 'ready', atLiveEdge: true }));
  expect(result.current).toBeUndefined();
  act(() => playback.set({ atLiveEdge: false, wallClockOrigin: null }));
  expect(result.current, 'without the stream’s times').toEqual({ matchId: 'm1', second: undefined });
  act(() => miniStore.end());
  expect(result.current).toBeUndefined();
});

it('the mini player shows an error and can retry', async () => {
  const playback = await renderMini({ problem: { kind: 'network', fatal: true, category: 1, code: 1002 } });
  expect(screen.getByRole('alert').textContent).toBe('This video can’t be played right now.');
  pressButton('Try again');
  expect(playback.calls.at(-1)).toBe('retry');
});

it('the mini player ends when its viewer signs out, but not when a visitor signs in', async () => {
  session.setViewer({ id: 'ann' });
  await renderMini();
  act(() => session.setViewer(null));
  expect(isMiniShown()).toBe(false);
  cleanup();
  await renderMini();
  act(() => session.setViewer({ id: 'ann' }));
  expect(isMiniShown()).toBe(true);
});

it('the mini player ends at sign-out, even if it started before the session was known', async () => {
  session.setViewer(undefined);
  await renderMini();
  for (const next of [{ id: 'ann' }, null]) act(() => session.setViewer(next));
  expect(isMiniShown()).toBe(false);
});

it('the mini player ends when the viewer loses access', async () => {
  const playback = createStandInPlayback();
  render(
    <Scene fetch={async () => json({ ...recording, available_for_user: false })}>
      <MiniPlayerMount />
    </Scene>,
  );
  const view = toEventView(recording, { text: (key) => key });
  act(() => miniStore.show({ view, isLive: false, viewer: null, playback }));
  await vi.waitFor(() => expect(playback.calls).toContain('end'));
  expect(isMiniShown()).toBe(false);
});

it('a mini player ends its video when another video continues in the mini player', async () => {
  const firstPlayback = await renderMini();
  const view = toEventView({ ...recording, id: 'm2' }, { text: (key) => key });
  act(() => miniStore.show({ view, isLive: false, viewer: null, playback: createStandInPlayback() }));
  expect([firstPlayback.calls.at(-1), screen.getAllByRole('region').length]).toEqual(['end', 1]);
});
