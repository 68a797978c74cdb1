import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialState, type PlayerState } from '../store/player-state.ts';
import { createPlayerStore } from '../store/player-store.ts';
import { SceneLocale } from '../testing/player-scene.tsx';
import { Announcer, getAnnouncementKey } from './announcer.tsx';
import { PlayerContext } from './player-context.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const playingState: PlayerState = { ...initialState, firstFrame: true, paused: false };
const track = { id: 'a', language: 'en', label: null, accessible: false };

it.each<[string, Partial<PlayerState>, Partial<PlayerState>]>([
  ['paused', {}, { paused: true }],
  ['playing', { paused: true }, {}],
  ['ended', {}, { ended: true, paused: true }],
  ['muted', {}, { muted: true }],
  ['captionsOn', { text: [{ ...track, active: false }] }, { text: [{ ...track, active: true }] }],
  ['behindLive', { live: true, atLiveEdge: true }, { live: true, atLiveEdge: false }],
  ['castOn', { cast: 'connecting' }, { cast: 'connected' }],
  ['castOff', { cast: 'connected' }, { cast: 'offered' }],
  ['speed', {}, { rate: 2 }],
])('a change of the player’s state announces “%s”', (text, previous, next) => {
  expect(getAnnouncementKey({ ...playingState, ...previous }, { ...playingState, ...next })).toBe(text);
});

it('a pause or play that a reload causes is not announced', () => {
  const reloading = { ...playingState, paused: true, waiting: true, recovering: true };
  expect(getAnnouncementKey({ ...playingState, recovering: true }, reloading)).toBeNull();
  expect(getAnnouncementKey(reloading, playingState)).toBeNull();
  expect(getAnnouncementKey(reloading, { ...reloading, muted: true })).toBe('muted');
});

it('no change is announced when only the time advances', () => {
  expect(getAnnouncementKey(playingState, { ...playingState, currentTime: 9 })).toBeNull();
});

it('play is not announced before the first frame', () => {
  expect(getAnnouncementKey(initialState, { ...initialState, paused: false })).toBeNull();
});

/** A player that plays, and the announcements that its changes cause. */
function renderAnnouncer(firstState: Partial<PlayerState> = playingState) {
  const store = createPlayerStore(firstState);
  render(
    <SceneLocale>
      <PlayerContext
        value={{ store, request: () => undefined, thumbnail: () => Promise.resolve(null), receipt: () => null }}
      >
        <Announcer />
      </PlayerContext>
    </SceneLocale>,
  );
  const announcements: string[] = [];
  const readAnnouncement = (): void => {
    const text = screen.getByRole('status').textContent ?? '';
    if (text !== (announcements.at(-1) ?? '')) announcements.push(text);
  };
  return {
    announcements,
    applyState(state: Partial<PlayerState>, milliseconds: number) {
      act(() => store.set(state));
      readAnnouncement();
      act(() => void vi.advanceTimersByTime(milliseconds));
      readAnnouncement();
    },
  };
}

it('a short wait is not announced, because each seek and each segment may cause one', () => {
  const { applyState, announcements } = renderAnnouncer();
  for (let waitCount = 0; waitCount < 5; waitCount += 1) {
    applyState({ waiting: true }, 4000);
    applyState({ waiting: false }, 500);
  }
  expect(announcements).toEqual([]);
});

it('a long wait is announced once, and so is its end', () => {
  const { applyState, announcements } = renderAnnouncer();
  applyState({ waiting: true }, 6000);
  applyState({ recovering: true, phase: 'loading' }, 20_000);
  applyState({ recovering: false, phase: 'ready', waiting: false }, 60_000);
  expect(announcements).toEqual(['Loading', 'Playing']);
});

it('a wait is not announced while the player area shows a message about it', () => {
  const { applyState, announcements } = renderAnnouncer();
  applyState({ waiting: true }, 3000);
  applyState({ problem: { kind: 'offline', fatal: false, category: 0, code: 0 }, recovering: true }, 20_000);
  expect(announcements).toEqual([]);
});

it('changes of pause and captions by a new camera are not announced, and later changes by the viewer are', () => {
  const captions = { text: [{ ...track, active: true }] };
  const { applyState, announcements } = renderAnnouncer({
    ...playingState,
    phase: 'ready',
    ...captions,
  });
  applyState({ phase: 'idle' }, 0);
  applyState({ phase: 'loading', paused: true, text: [] }, 2000);
  applyState({ phase: 'ready' }, 100);
  applyState({ text: [{ ...track, active: false }] }, 100);
  applyState({ paused: false }, 100);
  applyState(captions, 100);
  expect(announcements).toEqual([]);
  applyState({ paused: true }, 100);
  applyState({ paused: false }, 100);
  expect(announcements).toEqual(['Paused', 'Playing']);
});

it('the player announces that captions are off when another camera has no captions', () => {
  const { applyState, announcements } = renderAnnouncer({
    ...playingState,
    phase: 'ready',
    text: [{ ...track, active: true }],
  });
  applyState({ phase: 'loading', text: [] }, 500);
  applyState({ phase: 'ready' }, 4000);
  applyState({ currentTime: 3 }, 0);
  expect(announcements).toEqual(['Captions off']);
});
