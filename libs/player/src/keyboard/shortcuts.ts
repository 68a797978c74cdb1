import type { PlayerRequest } from '../store/requests.ts';
import type { Mark } from '../store/use-playback.ts';

/** What a key does: ask the player for something, mark a clip's edge or a moment, or show the list of keys. */
export type ShortcutAction = PlayerRequest | { type: 'mark'; what: Mark } | { type: 'help' };

export interface Shortcut {
  /** `KeyboardEvent.key` values, lower case. */
  keys: readonly string[];
  action: ShortcutAction;
}

const digits = Array.from({ length: 10 }, (_, digit): Shortcut => ({
  keys: [String(digit)],
  action: { type: 'seekToFraction', fraction: digit / 10 },
}));

/** The one table of shortcuts. They act while nothing but the player has the focus. */
export const shortcuts: readonly Shortcut[] = [
  { keys: [' ', 'k'], action: { type: 'togglePlay' } },
  { keys: ['j'], action: { type: 'seekBy', seconds: -10 } },
  { keys: ['l'], action: { type: 'seekBy', seconds: 10 } },
  { keys: ['arrowleft'], action: { type: 'seekBy', seconds: -5 } },
  { keys: ['arrowright'], action: { type: 'seekBy', seconds: 5 } },
  { keys: ['arrowup'], action: { type: 'volumeBy', step: 0.05 } },
  { keys: ['arrowdown'], action: { type: 'volumeBy', step: -0.05 } },
  { keys: ['m'], action: { type: 'toggleMute' } },
  { keys: ['f'], action: { type: 'toggleFullscreen' } },
  { keys: ['c'], action: { type: 'toggleCaptions' } },
  { keys: ['p'], action: { type: 'togglePip' } },
  { keys: ['i'], action: { type: 'mark', what: 'clip-start' } },
  { keys: ['o'], action: { type: 'mark', what: 'clip-end' } },
  { keys: ['t'], action: { type: 'mark', what: 'mark' } },
  { keys: ['['], action: { type: 'seekToMarker', direction: -1 } },
  { keys: [']'], action: { type: 'seekToMarker', direction: 1 } },
  { keys: ['e'], action: { type: 'goLive' } },
  { keys: ['<'], action: { type: 'rateStep', direction: -1 } },
  { keys: ['>'], action: { type: 'rateStep', direction: 1 } },
  { keys: [','], action: { type: 'frameStep', direction: -1 } },
  { keys: ['.'], action: { type: 'frameStep', direction: 1 } },
  { keys: ['?'], action: { type: 'help' } },
  ...digits,
];

/** What matters of a key press. */
export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Where Space and the arrows already mean something: on some elements, and on a page that they scroll. */
export type KeyTarget = 'text' | 'button' | 'range' | 'page' | 'other';

const ownKeys: Readonly<Record<KeyTarget, readonly string[]>> = {
  text: [],
  button: [' '],
  range: ['arrowleft', 'arrowright', 'arrowup', 'arrowdown', 'home', 'end'],
  page: ['arrowup', 'arrowdown'],
  other: [],
};

/** The action of a key press, or null: modifiers belong to the browser, letters in a text field to the text. */
export function shortcutFor(press: KeyPress, target: KeyTarget): ShortcutAction | null {
  if (press.altKey || press.ctrlKey || press.metaKey || target === 'text') return null;
  const key = press.key.toLowerCase();
  if (ownKeys[target].includes(key)) return null;
  return shortcuts.find((shortcut) => shortcut.keys.includes(key))?.action ?? null;
}
