import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createPlayerStore } from '../store/player-store.ts';
import { usePipWindow } from './use-pip-window.tsx';

afterEach(() => void Reflect.deleteProperty(window, 'documentPictureInPicture'));

test('a window that opens after its player has unmounted is closed, and no other picture-in-picture is opened', async () => {
  const opening = Promise.withResolvers<Window>();
  window.documentPictureInPicture = { requestWindow: () => opening.promise };
  const onRefused = vi.fn();
  const { result, unmount } = renderHook(() =>
    usePipWindow({
      store: createPlayerStore({ firstFrame: true }),
      onRefused,
    } as unknown as Parameters<typeof usePipWindow>[0]),
  );
  expect(result.current.handleRequest({ type: 'togglePip' })).toBe(true);
  unmount();
  const lateWindow = Object.assign(new EventTarget(), { close: vi.fn() });
  await act(async () => opening.resolve(lateWindow as unknown as Window));
  expect(lateWindow.close).toHaveBeenCalledOnce();
  expect(onRefused).not.toHaveBeenCalled();
});
