// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { switchPip } from '../store/presentation.ts';
import { createScreen } from './screen.ts';

const { prototype } = HTMLVideoElement;

afterEach(() => {
  for (const name of ['mozHasAudio', 'requestPictureInPicture']) Reflect.deleteProperty(prototype, name);
});

/** Adds a `requestPictureInPicture` that, as in browsers, rejects for a video with `disablePictureInPicture`. */
function withPictureInPicture() {
  const requestPictureInPicture = vi.fn(async function (this: HTMLVideoElement) {
    if (this.disablePictureInPicture) throw new Error('disabled');
    return {};
  });
  Reflect.set(prototype, 'requestPictureInPicture', requestPictureInPicture);
  return requestPictureInPicture;
}

it('Firefox’s own picture-in-picture button is hidden, and the player can still open the window [fault-35b]', async () => {
  Reflect.set(prototype, 'mozHasAudio', true);
  const requestPictureInPicture = withPictureInPicture();
  const { video } = createScreen();
  expect(video.disablePictureInPicture).toBe(true);
  switchPip(video);
  await expect(requestPictureInPicture.mock.results[0]?.value).resolves.toEqual({});
  video.dispatchEvent(new Event('leavepictureinpicture'));
  expect(video.disablePictureInPicture).toBe(true);
});

it('the browser’s picture-in-picture button stays in other browsers, and in a Firefox without requestPictureInPicture', () => {
  withPictureInPicture();
  expect(createScreen().video.disablePictureInPicture).not.toBe(true);
  Reflect.deleteProperty(prototype, 'requestPictureInPicture');
  Reflect.set(prototype, 'mozHasAudio', true);
  expect(createScreen().video.disablePictureInPicture).not.toBe(true);
});
