import { describe, expect, it, vi } from 'vitest';
import { createFakeEngine } from '../testing/fake-engine.ts';
import type { PlayerState } from './player-state.ts';
import { createPlayerStore } from './player-store.ts';
import { performRequest, type PlayerRequest, type RequestContext } from './requests.ts';

function createRequestScene(state: Partial<PlayerState> = {}) {
  const video = document.createElement('video');
  let time = 50;
  Object.defineProperty(video, 'currentTime', {
    get: () => time,
    set(next: number) {
      time = next;
    },
  });
  const context: RequestContext = {
    video,
    playerArea: () => document.createElement('div'),
    engine: createFakeEngine(),
    store: createPlayerStore({ seekRange: { start: 10, end: 110 }, ...state }),
    seek: (seconds) => void (time = seconds),
    play: vi.fn(),
    pause: vi.fn(),
    retry: vi.fn(),
    renew: vi.fn(),
    getMarkerTimes: () => [20, 48, 49.8, 80],
  };
  return { video, context, sendRequest: (request: PlayerRequest) => performRequest(context, request) };
}

describe('a request', () => {
  it('a request writes no state; the state is read from the element', () => {
    const { context, sendRequest } = createRequestScene();
    const stateBefore = context.store.get();
    sendRequest({ type: 'mute', muted: true });
    sendRequest({ type: 'rate', rate: 2 });
    sendRequest({ type: 'seekBy', seconds: 10 });
    expect(context.store.get()).toBe(stateBefore);
  });

  it.each<[PlayerRequest, number]>([
    [{ type: 'seek', time: 70 }, 70],
    [{ type: 'seek', time: -5 }, 10],
    [{ type: 'seek', time: 900 }, 109.95],
    [{ type: 'seekBy', seconds: -10 }, 40],
    [{ type: 'seekToFraction', fraction: 0.25 }, 35],
    [{ type: 'seekToMarker', direction: 1 }, 80],
    [{ type: 'seekToMarker', direction: -1 }, 20],
  ])('the request %o goes to %d s', (request, time) => {
    const { video, sendRequest } = createRequestScene();
    sendRequest(request);
    expect(video.currentTime).toBe(time);
  });

  it('a step to the previous moment does not seek when all moments are before the window', () => {
    const { video, sendRequest } = createRequestScene({ live: true, seekRange: { start: 55, end: 110 } });
    sendRequest({ type: 'seekToMarker', direction: -1 });
    expect(video.currentTime).toBe(50);
  });

  it('“go live” seeks a live stream to its edge and plays it at normal speed', () => {
    const { video, context, sendRequest } = createRequestScene({ live: true });
    video.playbackRate = 0.5;
    sendRequest({ type: 'goLive' });
    expect([video.currentTime, video.playbackRate]).toEqual([110, 1]);
    expect(context.play).toHaveBeenCalled();
  });

  it('“go live” is ignored for a recording, because its end would reveal the result', () => {
    const { video, context, sendRequest } = createRequestScene({ live: false });
    sendRequest({ type: 'goLive' });
    expect(video.currentTime).toBe(50);
    expect(context.play).not.toHaveBeenCalled();
  });

  it('a step of one frame is ignored during playback', () => {
    const { video, sendRequest } = createRequestScene();
    Object.defineProperty(video, 'paused', { value: false });
    sendRequest({ type: 'frameStep', direction: 1 });
    expect(video.currentTime).toBe(50);
  });

  it('a step of one frame moves a paused video by one frame of the stream', () => {
    const track = { id: 'a', height: 720, frameRate: 50, bandwidth: 1, active: true };
    const { video, sendRequest } = createRequestScene({ qualities: [track] });
    sendRequest({ type: 'frameStep', direction: 1 });
    expect(video.currentTime).toBeCloseTo(50.02);
  });

  it('a request for more volume unmutes the video', () => {
    const { video, sendRequest } = createRequestScene();
    video.volume = 0.98;
    video.muted = true;
    sendRequest({ type: 'volumeBy', step: 0.05 });
    expect([video.volume, video.muted]).toEqual([1, false]);
  });

  it('a request for captions turns the first language on, and another such request turns captions off', () => {
    const track = { id: 'text-1', language: 'en', label: null, accessible: false };
    const captionsOff = createRequestScene({ text: [{ ...track, active: false }] });
    captionsOff.sendRequest({ type: 'toggleCaptions' });
    const captionsOn = createRequestScene({ text: [{ ...track, active: true }] });
    captionsOn.sendRequest({ type: 'toggleCaptions' });
    expect(
      [captionsOff.context.engine, captionsOn.context.engine].map((engine) => Reflect.get(engine, 'calls')),
    ).toEqual([['selectText text-1'], ['selectText null']]);
  });

  it('a request for a faster speed steps through the offered speeds and stops at the last', () => {
    const { video, sendRequest } = createRequestScene();
    sendRequest({ type: 'rate', rate: 1.5 });
    sendRequest({ type: 'rateStep', direction: 1 });
    sendRequest({ type: 'rateStep', direction: 1 });
    expect([video.playbackRate, video.defaultPlaybackRate]).toEqual([2, 2]);
  });
});
