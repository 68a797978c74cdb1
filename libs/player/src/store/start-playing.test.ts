import { expect, it, vi } from 'vitest';
import { startPlaying } from './start-playing.ts';

const notAllowedError = new DOMException('no gesture', 'NotAllowedError');

function createVideo(answer: (isMuted: boolean) => Promise<void>): HTMLVideoElement {
  const video = document.createElement('video');
  video.play = vi.fn(() => answer(video.muted));
  return video;
}

it('autoplay has sound when the browser allows it', async () => {
  const video = createVideo(() => Promise.resolve());
  expect([await startPlaying(video), video.muted]).toEqual(['sound', false]);
});

it('autoplay is muted when the browser allows only muted playback', async () => {
  const video = createVideo((isMuted) => (isMuted ? Promise.resolve() : Promise.reject(notAllowedError)));
  expect([await startPlaying(video), video.muted]).toEqual(['muted', true]);
});

it('autoplay waits for a press, unmuted, when the browser also refuses muted playback', async () => {
  const video = createVideo(() => Promise.reject(notAllowedError));
  expect([await startPlaying(video), video.muted]).toEqual(['blocked', false]);
});

it('a play() that a newer load aborts does not count as a refusal', async () => {
  const video = createVideo(() => Promise.reject(new DOMException('load', 'AbortError')));
  expect([await startPlaying(video), video.muted]).toEqual(['sound', false]);
});
