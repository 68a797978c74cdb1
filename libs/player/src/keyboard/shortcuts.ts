import type { RemoteEvent } from '../remote.ts';
import type { PlayerRequest } from '../store/requests.ts';

/** The action of a key: a request to the player, an edge of a clip or a moment, or the list of keys. */
export type ShortcutAction = PlayerRequest | { type: 'mark'; what: MarkerEvent } | { type: 'help' };

export interface Shortcut {
  /** `KeyboardEvent.key` values, lower case. */
  keys: readonly string[];
  action: ShortcutAction;
}

const digitShortcuts = Array.from({ length: 10 }, (_, digit): Shortcut => ({
  keys: [String(digit)],
  action: { type: 'seekToFraction', fraction: digit / 10 },
}));

/** The table of all shortcuts. They work while the focus is in the player or on the page itself. */
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
  ...digitShortcuts,
];

/** The fields of a key press that select a shortcut. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'getModifierState'
>;

/** The kind of element in focus: Space and the arrows already have a meaning on some elements, and scroll a page. */
export type KeyTarget = 'text' | 'button' | 'range' | 'page' | 'other';

const keysUsedByTarget: Readonly<Record<KeyTarget, readonly string[]>> = {
  text: [],
  button: [' '],
  range: ['arrowleft', 'arrowright', 'arrowup', 'arrowdown', 'home', 'end'],
  page: ['arrowup', 'arrowdown'],
  other: [],
};

/** Keys of a US keyboard that carry shortcuts and no letter: without Shift, with Shift. */
const charactersByKey: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Space: [' ', ' '],
  BracketLeft: ['[', ''],
  BracketRight: [']', ''],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['', '?'],
};

/** Returns the character on a US keyboard: `k` for `KeyK`. Empty for keys without a shortcut. */
export const getCharacter = (code: string, isShifted: boolean): string =>
  /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ??
  (isShifted ? undefined : /^Digit(\d)$/.exec(code)?.[1]) ??
  charactersByKey[code]?.[isShifted ? 1 : 0] ??
  '';

const knownKeys = new Set(shortcuts.flatMap(({ keys }) => keys));
const isAscii = (key: string): boolean => /^[ -~]$/.test(key);

/**
 * Names the key as the table does: by its character, or else by its position, for keyboards without Latin letters and
 * for input methods. Latin keyboards print the table's characters themselves; only digits may need Shift, as on French
 * ones.
 */
function getKeyName(keyPress: KeyPress): string {
  const key = keyPress.key.toLowerCase();
  if (knownKeys.has(key) || keyPress.getModifierState('AltGraph')) return key;
  if (isAscii(key) && !keyPress.code.startsWith('Digit')) return key;
  return getCharacter(keyPress.code, keyPress.shiftKey) || key;
}

/**
 * Option on a Mac types characters like AltGr, and is reported as Alt. On a key that has the character itself, Alt
 * belongs to the browser.
 */
const isTypedByOption = ({ key, code, altKey, ctrlKey, shiftKey }: KeyPress): boolean =>
  altKey && !ctrlKey && /^[[\]<>,.]$/.test(key) && key !== getCharacter(code, shiftKey);

/** AltGr types characters such as `[`. Windows reports it as Ctrl and Alt. */
const isCommand = (keyPress: KeyPress): boolean =>
  keyPress.metaKey ||
  ((keyPress.altKey || keyPress.ctrlKey) && !keyPress.getModifierState('AltGraph') && !isTypedByOption(keyPress));

/**
 * Returns the action of a key press, or null. Keys with modifiers belong to the browser, and letters in a text field to
 * the text.
 */
export function findShortcutAction(keyPress: KeyPress, target: KeyTarget): ShortcutAction | null {
  if (isCommand(keyPress) || target === 'text') return null;
  const key = getKeyName(keyPress);
  if (keysUsedByTarget[target].includes(key)) return null;
  return shortcuts.find(({ keys }) => keys.includes(key))?.action ?? null;
}

/** An event of a viewer's key; listeners of the remote decide about its meaning. */
export type MarkerEvent = Extract<RemoteEvent, 'clip-start' | 'clip-end' | 'mark'>;
