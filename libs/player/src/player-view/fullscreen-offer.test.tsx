import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveState, PlayerScene, SceneLocale, type PlayerSceneProps } from '../testing/player-scene.tsx';

const playingState = { ...liveState, firstFrame: true };

/** A phone that can be turned. */
function emulatePhone() {
  const orientation = Object.assign(new EventTarget(), { type: 'portrait-primary' });
  vi.stubGlobal('screen', { width: 390, height: 844, orientation });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  return (type: 'portrait-primary' | 'landscape-primary') => {
    orientation.type = type;
    act(() => void orientation.dispatchEvent(new Event('change')));
  };
}

function renderPlayer(state: PlayerSceneProps['state']) {
  const onRequest = vi.fn();
  render(
    <SceneLocale>
      <PlayerScene state={state} onRequest={onRequest} />
    </SceneLocale>,
  );
  return onRequest;
}

/** Finds the offers by their visible text. The bar has a button with the same name, but without text. */
const findOffers = () => page.getAllByText('Full screen');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('turning a playing phone to landscape requests full screen, and offers it for 8 s', () => {
  const rotatePhone = emulatePhone();
  const onRequest = renderPlayer(playingState);
  rotatePhone('landscape-primary');
  expect(onRequest.mock.calls).toEqual([[{ type: 'toggleFullscreen' }]]);
  const [firstOffer] = findOffers();
  if (firstOffer) fireEvent.click(firstOffer);
  expect(onRequest).toHaveBeenCalledTimes(2);
  act(() => void vi.advanceTimersByTime(8000));
  expect(page.queryByText('Full screen')).toBeNull();
});

it('turning the phone back leaves full screen', () => {
  const rotatePhone = emulatePhone();
  const onRequest = renderPlayer({ ...playingState, fullscreen: true });
  rotatePhone('portrait-primary');
  expect(onRequest.mock.calls).toEqual([[{ type: 'toggleFullscreen' }]]);
});

it.each<[what: string, state: PlayerSceneProps['state'], desk: boolean]>([
  ['a phone that is paused', { ...playingState, paused: true }, false],
  ['a phone that has no picture yet', { ...playingState, firstFrame: false }, false],
  ['a monitor', playingState, true],
])('turning %s neither requests nor offers full screen', (_what, state, isDesktop) => {
  const rotatePhone = emulatePhone();
  if (isDesktop) vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const onRequest = renderPlayer(state);
  rotatePhone('landscape-primary');
  expect(onRequest).not.toHaveBeenCalled();
  expect(page.queryByText('Full screen')).toBeNull();
});
