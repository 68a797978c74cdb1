import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  liveState,
  PlayerScene,
  recordingState,
  SceneLocale,
  type PlayerSceneProps,
} from '../testing/player-scene.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderPlayer(state: PlayerSceneProps['state'] = recordingState) {
  render(
    <SceneLocale>
      <PlayerScene state={state} />
    </SceneLocale>,
  );
}

const pressKey = (key: string): boolean => fireEvent.keyDown(document.body, { key });
const findBubble = (): HTMLElement | null => document.querySelector('[data-feedback]');
const getShownText = (): string | undefined => findBubble()?.textContent?.replace(/\s/g, ' ');

it('skips in one direction add up, and a skip in the other direction starts a new sum', () => {
  renderPlayer();
  pressKey('j');
  pressKey('j');
  pressKey('j');
  expect(getShownText()).toBe('30 sec');
  pressKey('l');
  expect(getShownText()).toBe('10 sec');
  pressKey('ArrowRight');
  expect(getShownText()).toBe('15 sec');
});

it('the feedback disappears after a moment, and the next skip starts a new sum', () => {
  renderPlayer();
  pressKey('l');
  act(() => void vi.advanceTimersByTime(800));
  pressKey('l');
  act(() => void vi.advanceTimersByTime(800));
  expect(getShownText()).toBe('20 sec');
  act(() => void vi.advanceTimersByTime(200));
  expect(findBubble()).toBeNull();
  pressKey('l');
  expect(getShownText()).toBe('10 sec');
});

it.each<[what: string, key: string, state: PlayerSceneProps['state'], text: string]>([
  ['that it is muted', 'm', { ...recordingState, muted: true }, 'Muted'],
  ['the volume in percent', 'm', { ...recordingState, volume: 0.35 }, '35%'],
  ['the speed', '>', { ...recordingState, rate: 1.25 }, '1.25×'],
])('a shortcut shows %s', (_what, key, state, text) => {
  renderPlayer(state);
  pressKey(key);
  expect(getShownText() ?? '').toBe(text);
});

it('a press on the picture or a skip button shows feedback, and a button that shows its own change does not', () => {
  renderPlayer();
  act(() => void vi.advanceTimersByTime(1000));
  fireEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(findBubble()).toBeNull();
  // jsdom has no layout: both skip buttons are there, on the picture and in the bar.
  const [backButton] = screen.getAllByRole('button', { name: 'Back 10 seconds' });
  if (backButton) fireEvent.click(backButton);
  expect(getShownText()).toBe('10 sec');
  const surface = document.querySelector('[class*="surface"]');
  if (surface) fireEvent.pointerUp(surface, { pointerType: 'mouse', button: 0 });
  expect(findBubble()?.dataset['feedback']).toBe('play');
});

it('a skip beyond the live edge or before the beginning shows no feedback', () => {
  renderPlayer(liveState);
  pressKey('l');
  expect(findBubble()).toBeNull();
  cleanup();
  renderPlayer({ ...recordingState, currentTime: 0 });
  pressKey('j');
  expect(findBubble()).toBeNull();
});

it('the feedback of a key is hidden from screen readers', () => {
  renderPlayer();
  pressKey('l');
  expect(findBubble()?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['']);
});
