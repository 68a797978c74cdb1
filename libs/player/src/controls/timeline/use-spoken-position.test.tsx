import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlayerContext } from '../player-context.ts';
import { createPlayerStore } from '../../store/player-store.ts';
import type { PlayerState } from '../../store/player-state.ts';
import { liveState, recordingState, SceneLocale } from '../../testing/player-scene.tsx';
import { SeekBar } from './seek-bar.tsx';

afterEach(cleanup);

function renderSeekBar(state: Partial<PlayerState>) {
  const store = createPlayerStore(state);
  render(
    <SceneLocale>
      <PlayerContext
        value={{ store, request: () => undefined, thumbnail: () => Promise.resolve(null), receipt: () => null }}
      >
        <SeekBar layers={[]} />
      </PlayerContext>
    </SceneLocale>,
  );
  // jsdom has no pointer capture.
  const bar = Object.assign(screen.getByRole('slider', { name: 'Timeline' }), { setPointerCapture: () => undefined });
  return {
    bar,
    getSpokenText: () => bar.getAttribute('aria-valuetext'),
    /** Plays for this many seconds, with one update each. */
    play: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1)
        act(() => {
          const { currentTime, seekRange, live } = store.get();
          // The window of a live stream slides.
          const stepSeconds = live ? 1 : 0;
          const range = { start: seekRange.start + stepSeconds, end: seekRange.end + stepSeconds };
          store.set({ currentTime: currentTime + 1, seekRange: range });
        });
    },
    seek: (currentTime: number) => act(() => store.set({ currentTime })),
  };
}

it('the spoken position changes every 30 s while a recording plays', () => {
  const { getSpokenText, play } = renderSeekBar(recordingState);
  play(29);
  expect(getSpokenText()).toBe('35:00 of 1:34:12');
  play(1);
  expect(getSpokenText()).toBe('35:30 of 1:34:12');
});

it('the spoken position stays while the seek bar has the focus and no key is pressed', () => {
  const { bar, getSpokenText, play } = renderSeekBar(recordingState);
  play(10);
  fireEvent.focus(bar);
  expect(getSpokenText()).toBe('35:10 of 1:34:12');
  play(90);
  expect(getSpokenText()).toBe('35:10 of 1:34:12');
  fireEvent.blur(bar);
  expect(getSpokenText()).toBe('36:40 of 1:34:12');
});

it('the spoken position changes at once when the viewer seeks while the seek bar has the focus', () => {
  const { bar, getSpokenText, play, seek } = renderSeekBar(recordingState);
  fireEvent.focus(bar);
  play(2);
  fireEvent.keyDown(bar, { key: 'ArrowRight' });
  seek(2107);
  expect(getSpokenText()).toBe('35:07 of 1:34:12');
  play(1);
  fireEvent.pointerDown(bar, { button: 0, pointerId: 1 });
  fireEvent.pointerUp(bar, { pointerId: 1 });
  seek(2207);
  expect(getSpokenText()).toBe('36:47 of 1:34:12');
});

it('a focused bar keeps its spoken position when the player seeks after a stall', () => {
  const { bar, getSpokenText, play, seek } = renderSeekBar(recordingState);
  fireEvent.focus(bar);
  seek(2207);
  expect(getSpokenText()).toBe('35:00 of 1:34:12');
  fireEvent.keyDown(bar, { key: 'j' });
  seek(2197);
  play(30);
  seek(2407);
  expect(getSpokenText()).toBe('36:37 of 1:34:12');
});

it.each([
  ['between two announcements', 20, false],
  ['while it has the focus and no key is pressed', 90, true],
])('all values of a live stream’s seek bar stay unchanged %s', (_, seconds, hasFocus) => {
  const { bar, play } = renderSeekBar({ ...liveState, atLiveEdge: false, currentTime: 5000 });
  if (hasFocus) fireEvent.focus(bar);
  const names = ['aria-valuemin', 'aria-valuenow', 'aria-valuemax', 'aria-valuetext'];
  const readValues = () => names.map((name) => bar.getAttribute(name));
  const valuesBefore = readValues();
  play(seconds);
  expect(readValues()).toEqual(valuesBefore);
});
