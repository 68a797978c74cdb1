import { describe, expect, it } from 'vitest';
import texts from '../../locales/en.json' with { type: 'json' };
import { shortcutHelp } from './shortcut-list.tsx';
import { findShortcutAction, shortcuts } from './shortcuts.ts';

const createKeyEvent = (key: string, init: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...init });

/** AltGr, as Windows reports it. */
const altGr = { code: 'Digit8', ctrlKey: true, altKey: true, modifierAltGraph: true };

describe('shortcuts', () => {
  it.each([
    [' ', { type: 'togglePlay' }],
    ['K', { type: 'togglePlay' }],
    ['j', { type: 'seekBy', seconds: -10 }],
    ['l', { type: 'seekBy', seconds: 10 }],
    ['ArrowLeft', { type: 'seekBy', seconds: -5 }],
    ['ArrowRight', { type: 'seekBy', seconds: 5 }],
    ['ArrowUp', { type: 'volumeBy', step: 0.05 }],
    ['m', { type: 'toggleMute' }],
    ['f', { type: 'toggleFullscreen' }],
    ['c', { type: 'toggleCaptions' }],
    ['p', { type: 'togglePip' }],
    ['i', { type: 'mark', what: 'clip-start' }],
    ['o', { type: 'mark', what: 'clip-end' }],
    ['t', { type: 'mark', what: 'mark' }],
    ['[', { type: 'seekToMarker', direction: -1 }],
    [']', { type: 'seekToMarker', direction: 1 }],
    ['e', { type: 'goLive' }],
    ['0', { type: 'seekToFraction', fraction: 0 }],
    ['9', { type: 'seekToFraction', fraction: 0.9 }],
    ['<', { type: 'rateStep', direction: -1 }],
    ['>', { type: 'rateStep', direction: 1 }],
    [',', { type: 'frameStep', direction: -1 }],
    ['.', { type: 'frameStep', direction: 1 }],
    ['?', { type: 'help' }],
  ])('the key “%s” requests %o', (key, action) => {
    expect(findShortcutAction(createKeyEvent(key), 'other')).toEqual(action);
  });

  it('shortcuts leave keys with a modifier to the browser', () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(findShortcutAction(createKeyEvent('f', { [modifier]: true }), 'other')).toBeNull();
    }
  });

  it.each([
    ['Ukrainian', 'л', { code: 'KeyK' }, { type: 'togglePlay' }],
    ['Ukrainian, with Shift', 'Л', { code: 'KeyK', shiftKey: true }, { type: 'togglePlay' }],
    ['Ukrainian', 'х', { code: 'BracketLeft' }, { type: 'seekToMarker', direction: -1 }],
    ['Ukrainian, with Shift', 'Б', { code: 'Comma', shiftKey: true }, { type: 'rateStep', direction: -1 }],
    ['Hebrew', 'ח', { code: 'KeyJ' }, { type: 'seekBy', seconds: -10 }],
    ['Korean, in an input method', 'Process', { code: 'KeyM' }, { type: 'toggleMute' }],
    ['Korean, in an input method', 'Process', { code: 'Space' }, { type: 'togglePlay' }],
    ['Chinese, in an input method', 'Process', { code: 'Slash', shiftKey: true }, { type: 'help' }],
    ['Arabic', '؟', { code: 'Slash', shiftKey: true }, { type: 'help' }],
    ['French digit', 'à', { code: 'Digit0' }, { type: 'seekToFraction', fraction: 0 }],
    ['French digit', '&', { code: 'Digit1' }, { type: 'seekToFraction', fraction: 0.1 }],
    ['German with AltGr on Windows', '[', altGr, { type: 'seekToMarker', direction: -1 }],
    ['German with Option on a Mac', '[', { code: 'Digit5', altKey: true }, { type: 'seekToMarker', direction: -1 }],
    ['German with Option on a Mac', ']', { code: 'Digit6', altKey: true }, { type: 'seekToMarker', direction: 1 }],
    [
      'French with Option and Shift on a Mac',
      ']',
      { code: 'Digit5', altKey: true, shiftKey: true },
      { type: 'seekToMarker', direction: 1 },
    ],
  ])('a %s keyboard: the key “%s” with %o requests %o', (_keyboard, key, init, action) => {
    expect(findShortcutAction(createKeyEvent(key, init), 'other')).toEqual(action);
  });

  it.each([
    ['a Dvorak e at the place of d', 'd', { code: 'KeyE' }],
    ['an exclamation mark', '!', { code: 'Digit1', shiftKey: true }],
    ['a brace typed with AltGr', '{', { ...altGr, code: 'Digit7' }],
    ['a brace typed with Option on a Mac', '{', { code: 'Digit8', altKey: true }],
    ['a bracket whose own key is pressed with Alt', '[', { code: 'BracketLeft', altKey: true }],
    ['a bracket with Alt and Ctrl', '[', { code: 'Digit5', altKey: true, ctrlKey: true }],
    ['a bracket with Option and Command', '[', { code: 'Digit5', altKey: true, metaKey: true }],
    ['a digit with Alt, which opens a tab', '1', { code: 'Digit1', altKey: true }],
    ['an arrow with Alt, which goes back', 'ArrowLeft', { code: 'ArrowLeft', altKey: true }],
    ['a letter of Dvorak with Alt, which opens a menu', 'f', { code: 'KeyY', altKey: true }],
    ['Ctrl and Alt without AltGr', 'k', { code: 'KeyK', ctrlKey: true, altKey: true }],
    ['a slash in an input method', 'Process', { code: 'Slash' }],
    ['Shift alone', 'Shift', { code: 'ShiftLeft', shiftKey: true }],
  ])('shortcuts ignore %s', (_what, key, init) => {
    expect(findShortcutAction(createKeyEvent(key, init), 'other')).toBeNull();
  });

  it('shortcuts leave letters to a focused text field', () => {
    expect(findShortcutAction(createKeyEvent('k'), 'text')).toBeNull();
  });

  it('shortcuts leave Space to a focused button, and the arrows to a focused slider', () => {
    expect(findShortcutAction(createKeyEvent(' '), 'button')).toBeNull();
    expect(findShortcutAction(createKeyEvent('ArrowUp'), 'range')).toBeNull();
    expect(findShortcutAction(createKeyEvent('ArrowUp'), 'button')).not.toBeNull();
  });

  it('shortcuts leave the arrows that scroll a page to the page', () => {
    expect(
      ['ArrowUp', 'ArrowDown', 'ArrowLeft', ' '].map((key) => findShortcutAction(createKeyEvent(key), 'page') !== null),
    ).toEqual([false, false, true, true]);
  });

  it('no two shortcuts use the same key', () => {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('the help lists all shortcuts', () => {
    const names: Record<string, string> = texts.shortcuts;
    expect(shortcutHelp.filter(({ text }) => !names[text])).toEqual([]);
  });
});
