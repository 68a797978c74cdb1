import { afterEach, describe, expect, it } from 'vitest';
import { defaultCaptionStyle } from '../captions/caption-style.ts';
import { catchUpRate } from '../store/catch-up-to-live-edge.ts';
import { createPlayerStore } from '../store/player-store.ts';
import { initialState } from '../store/player-state.ts';
import { getChangedPreferences, syncPreferences } from '../store/sync-preferences.ts';
import { defaultPreferences, readPreferences, writePreferences } from './preferences.ts';

const key = 'touchline.player.preferences.v1';
afterEach(() => localStorage.clear());

describe('preferences', () => {
  it('preferences are read as they were written', () => {
    writePreferences({ volume: 0.4, captions: 'he', shortcuts: false });
    expect(readPreferences()).toEqual({ ...defaultPreferences, volume: 0.4, captions: 'he', shortcuts: false });
  });

  it.each(['', '{', '[]', '"x"', 'null', '{"volume":9,"rate":64,"captions":5,"captionLook":"big","audio":"en"}'])(
    'preferences are the defaults when the stored value is %s',
    (storedText) => {
      localStorage.setItem(key, storedText);
      expect(readPreferences()).toEqual(defaultPreferences);
    },
  );

  it('a partly invalid store keeps its valid preferences', () => {
    localStorage.setItem(key, '{"volume":0.5,"captionLook":{"size":"huge","color":"url(x)","opacity":33}}');
    expect(readPreferences()).toEqual({
      ...defaultPreferences,
      volume: 0.5,
      captionLook: { ...defaultCaptionStyle, size: 'huge' },
    });
  });
});

const createQuality = (id: string, height: number) => ({ id, height, frameRate: 50, bandwidth: height, active: false });

describe('getChangedPreferences', () => {
  const playingState = { ...initialState, firstFrame: true };

  it('getChangedPreferences contains a mute by the viewer', () => {
    expect(getChangedPreferences(playingState, { ...playingState, muted: true })).toEqual({ muted: true });
  });

  it('getChangedPreferences does not contain a mute by autoplay', () => {
    expect(getChangedPreferences(playingState, { ...playingState, muted: true, autoplay: 'muted' })).toEqual({});
  });

  it('getChangedPreferences contains the language of captions, but no change when another stream lacks captions', () => {
    const track = { id: 'a', language: 'en', label: null, accessible: false };
    const captionsOff = { ...playingState, text: [{ ...track, active: false }] };
    const captionsOn = { ...playingState, text: [{ ...track, active: true }] };
    expect(getChangedPreferences(captionsOff, captionsOn)).toEqual({ captions: 'en' });
    expect(getChangedPreferences(captionsOn, { ...playingState, text: [] })).toEqual({});
  });

  it('getChangedPreferences contains a chosen audio track, and whether it is an audio description', () => {
    const track = { label: null, accessible: false, active: false };
    const mainTrack = { ...track, id: 'a', language: 'en' };
    const describedTrack = { ...track, id: 'b', language: 'en', accessible: true };
    const firstState = { ...playingState, audio: [{ ...mainTrack, active: true }, describedTrack] };
    const second = { ...playingState, audio: [mainTrack, { ...describedTrack, active: true }] };
    expect(getChangedPreferences(firstState, second)).toEqual({ audio: { language: 'en', described: true } });
    expect(getChangedPreferences(playingState, firstState)).toEqual({});
  });

  it('getChangedPreferences contains the speed of a recording, but not of a live stream or during a load', () => {
    const readyState = { ...playingState, phase: 'ready' } as const;
    expect(getChangedPreferences(readyState, { ...readyState, rate: 1.5 })).toEqual({ rate: 1.5 });
    expect(getChangedPreferences({ ...readyState, live: true }, { ...readyState, live: true, rate: 1.1 })).toEqual({});
    expect(getChangedPreferences({ ...readyState, rate: 2 }, { ...readyState, phase: 'loading' })).toEqual({});
    // A broadcast has ended while the player caught up with it.
    expect(getChangedPreferences({ ...readyState, rate: catchUpRate }, readyState)).toEqual({});
  });
});

describe('syncPreferences', () => {
  it.each([
    ['a recording at the last recording’s speed', false, [{ type: 'rate', rate: 1.5 }]],
    ['a live stream at normal speed', true, []],
  ])('syncPreferences starts %s', (_what, isLive, expectedRequests) => {
    writePreferences({ rate: 1.5 });
    const store = createPlayerStore();
    const requests: unknown[] = [];
    const stop = syncPreferences(store, (request) => requests.push(request));
    store.set({ phase: 'ready', live: isLive });
    store.set({ firstFrame: true });
    store.set({ currentTime: 1 });
    stop();
    expect(requests).toEqual(expectedRequests);
  });

  it.each([
    ['the same quality', 720, 'c'],
    ['the next lower quality of a stream without it', 900, 'c'],
    ['no quality of a stream that has only better ones', 240, undefined],
    ['no quality while the engine chooses', null, undefined],
  ])('syncPreferences picks %s for the next stream', (_what, qualityLines, expectedId) => {
    writePreferences({ qualityLines });
    const store = createPlayerStore();
    const requests: unknown[] = [];
    const stop = syncPreferences(store, (request) => requests.push(request));
    const qualities = [createQuality('a', 1080), createQuality('c', 720), createQuality('b', 360)];
    store.set({ phase: 'ready', live: true, qualities });
    store.set({ firstFrame: true });
    stop();
    expect(requests).toEqual(expectedId === undefined ? [] : [{ type: 'quality', id: expectedId }]);
    store.set({ chosenQuality: expectedId ?? null });
    expect(readPreferences().qualityLines, 'only the menu changes the choice').toBe(qualityLines);
  });

  it('syncPreferences picks the chosen quality of another camera, but none after a reload of the same stream', () => {
    writePreferences({ qualityLines: 720 });
    const store = createPlayerStore({ phase: 'ready', firstFrame: true, chosenQuality: 'c' });
    const requests: unknown[] = [];
    const stop = syncPreferences(store, (request) => requests.push(request));
    store.set({ phase: 'idle' });
    store.set({ phase: 'loading' });
    store.set({ qualities: [createQuality('wide', 1080), createQuality('wide-low', 540)], chosenQuality: null });
    store.set({ phase: 'ready' });
    expect(requests).toEqual([{ type: 'quality', id: 'wide-low' }]);
    // Repeated faults have ended the choice.
    store.set({ phase: 'loading', chosenQuality: null });
    store.set({ phase: 'ready' });
    stop();
    expect(requests).toHaveLength(1);
  });
});
