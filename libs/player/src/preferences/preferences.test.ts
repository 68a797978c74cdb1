import { afterEach, describe, expect, it } from 'vitest';
import { initialState } from '../store/player-state.ts';
import { changedPreferences } from './keep-preferences.ts';
import { defaultPreferences, readPreferences, writePreferences } from './preferences.ts';

const key = 'touchline.player.preferences.v1';
afterEach(() => localStorage.clear());

describe('preferences', () => {
  it('are read as they were written', () => {
    writePreferences({ volume: 0.4, captions: 'he', shortcuts: false });
    expect(readPreferences()).toEqual({ ...defaultPreferences, volume: 0.4, captions: 'he', shortcuts: false });
  });

  it.each(['', '{', '[]', '"x"', 'null', '{"volume":9,"captionSize":"giant","captions":5}'])(
    'are the defaults where the store holds %s',
    (stored) => {
      localStorage.setItem(key, stored);
      expect(readPreferences()).toEqual(defaultPreferences);
    },
  );

  it('keep the good fields of a half spoiled store', () => {
    localStorage.setItem(key, '{"volume":0.5,"captionSize":"giant"}');
    expect(readPreferences()).toEqual({ ...defaultPreferences, volume: 0.5 });
  });
});

describe('what is remembered', () => {
  const playing = { ...initialState, firstFrame: true };

  it('is the sound the viewer turned off', () => {
    expect(changedPreferences(playing, { ...playing, muted: true })).toEqual({ muted: true });
  });

  it('is not the sound that autoplay took away', () => {
    expect(changedPreferences(playing, { ...playing, muted: true, autoplay: 'muted' })).toEqual({});
  });

  it('is the language of captions, but not that another stream has none', () => {
    const track = { id: 'a', language: 'en', label: null, accessible: false };
    const off = { ...playing, text: [{ ...track, active: false }] };
    const on = { ...playing, text: [{ ...track, active: true }] };
    expect(changedPreferences(off, on)).toEqual({ captions: 'en' });
    expect(changedPreferences(on, { ...playing, text: [] })).toEqual({});
  });
});
