/** One line of the help list: its text's key, and its keys. */
export interface ShortcutHelp {
  text: string;
  keys: readonly string[];
  /** The condition for the keys; without it they always work. */
  needs?: ShortcutNeed;
}

/** Conditions for keys, which not every video, page and browser meets. */
export type ShortcutNeed = 'captions' | 'pip' | 'volume' | 'live' | 'markers' | 'clips' | 'marks';

/** The lines of the help list. */
export const shortcutHelp: readonly ShortcutHelp[] = [
  { text: 'play', keys: ['Space', 'K'] },
  { text: 'skip', keys: ['J', 'L'] },
  { text: 'step', keys: ['←', '→'] },
  { text: 'volume', keys: ['↑', '↓'], needs: 'volume' },
  { text: 'mute', keys: ['M'] },
  { text: 'fullscreen', keys: ['F'] },
  { text: 'captions', keys: ['C'], needs: 'captions' },
  { text: 'pip', keys: ['P'], needs: 'pip' },
  { text: 'live', keys: ['E'], needs: 'live' },
  { text: 'marker', keys: ['[', ']'], needs: 'markers' },
  { text: 'mark', keys: ['T'], needs: 'marks' },
  { text: 'clip', keys: ['I', 'O'], needs: 'clips' },
  { text: 'percent', keys: ['0', '9'] },
  { text: 'speed', keys: ['<', '>'] },
  { text: 'frame', keys: [',', '.'] },
  { text: 'help', keys: ['?'] },
];
