import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlayerScene, recordingState, SceneLocale } from '../testing/player-scene.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a browser that ignores a set volume, as iOS does, has mute and no slider', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(1);
  render(
    <SceneLocale>
      <PlayerScene state={recordingState} />
    </SceneLocale>,
  );
  expect(screen.getByRole('button', { name: 'Mute' })).toBeTruthy();
  expect(screen.queryByRole('slider', { name: 'Volume' })).toBeNull();
});
