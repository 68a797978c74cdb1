import { afterEach, describe, expect, it } from 'vitest';
import { defaultCaptionStyle } from '../captions/caption-style.ts';
import { catchUpRate } from '../store/catch-up-to-live-edge.ts';
import { createPlayerStore } from '../store/player-store.ts';
import { initialState } from '../store/player-state.ts';
import { changedPreferences, syncPreferences } from './sync-preferences.ts';
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

describe('changedPreferences', () => {
  const playing = { ...initialState, firstFrame: true };

  it('changedPreferences contains a mute by the viewer', () => {
    expect(changedPreferences(playing, { ...playing, muted: true })).toEqual({ muted: true });
  });

  it('changedPreferences does not contain a mute by autoplay', () => {
    expect(changedPreferences(playing, { ...playing, muted: true, autoplay: 'muted' })).toEqual({});
  });

  it('changedPreferences contains the language of captions, but no change when another stream lacks captions', () => {
    const track = { id: 'a', language: 'en', label: null, accessible: false };
    const captionsOff = { ...playing, text: [{ ...track, active: false }] };
    const on = { ...playing, text: [{ ...track, active: true }] };
    expect(changedPreferences(captionsOff, on)).toEqual({ captions: 'en' });
    expect(changedPreferences(on, { ...playing, text: [] })).toEqual({});
  });

  it('changedPreferences contains a chosen audio track, and whether it is an audio description', () => {
    const track = { label: null, accessible: false, active: false };
    const mainTrack = { ...track, id: 'a', language: 'en' };
    const describedTrack = { ...track, id: 'b', language: 'en', accessible: true };
    const firstState = { ...playing, audio: [{ ...mainTrack, active: true }, describedTrack] };
    const second = { ...playing, audio: [mainTrack, { ...describedTrack, active: true }] };
    expect(changedPreferences(firstState, second)).toEqual({ audio: { language: 'en', described: true } });
    expect(changedPreferences(playing, firstState)).toEqual({});
  });

  it('changedPreferences contains the speed of a recording, but not of a live stream or during a load', () => {
    const readyState = { ...playing, phase: 'ready' } as const;
    expect(changedPreferences(readyState, { ...readyState, rate: 1.5 })).toEqual({ rate: 1.5 });
    expect(changedPreferences({ ...readyState, live: true }, { ...readyState, live: true, rate: 1.1 })).toEqual({});
    expect(changedPreferences({ ...readyState, rate: 2 }, { ...readyState, phase: 'loading' })).toEqual({});
    // A broadcast has ended while the player caught up with it.
    expect(changedPreferences({ ...readyState, rate: catchUpRate }, readyState)).toEqual({});
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
});
