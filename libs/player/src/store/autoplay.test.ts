import { expect, it, vi } from 'vitest';
import { startPlaying } from './autoplay.ts';

const refusal = new DOMException('no gesture', 'NotAllowedError');

function videoThat(answer: (isMuted: boolean) => Promise<void>): HTMLVideoElement {
  const video = document.createElement('video');
  video.play = vi.fn(() => answer(video.muted));
  return video;
}

it('autoplay has sound when the browser allows it', async () => {
  const video = videoThat(() => Promise.resolve());
  expect([await startPlaying(video), video.muted]).toEqual(['sound', false]);
});

it('autoplay is muted when the browser allows only muted playback', async () => {
  const video = videoThat((isMuted) => (isMuted ? Promise.resolve() : Promise.reject(refusal)));
  expect([await startPlaying(video), video.muted]).toEqual(['muted', true]);
});

it('autoplay waits for a press, unmuted, when the browser also refuses muted playback', async () => {
  const video = videoThat(() => Promise.reject(refusal));
  expect([await startPlaying(video), video.muted]).toEqual(['blocked', false]);
});

it('does not treat a play() that a newer load aborts as a refusal', async () => {
  const video = videoThat(() => Promise.reject(new DOMException('load', 'AbortError')));
  expect([await startPlaying(video), video.muted]).toEqual(['sound', false]);
});
