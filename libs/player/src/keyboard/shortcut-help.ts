/** One line of the help list: its text's key, and the keys as they are printed. */
export interface ShortcutHelp {
  text: string;
  keys: readonly string[];
}

/** The help list, in the order of use. */
export const shortcutHelp: readonly ShortcutHelp[] = [
  { text: 'play', keys: ['Space', 'K'] },
  { text: 'skip', keys: ['J', 'L'] },
  { text: 'step', keys: ['←', '→'] },
  { text: 'volume', keys: ['↑', '↓'] },
  { text: 'mute', keys: ['M'] },
  { text: 'fullscreen', keys: ['F'] },
  { text: 'captions', keys: ['C'] },
  { text: 'pip', keys: ['P'] },
  { text: 'live', keys: ['E'] },
  { text: 'marker', keys: ['[', ']'] },
  { text: 'clip', keys: ['I', 'O'] },
  { text: 'percent', keys: ['0', '9'] },
  { text: 'speed', keys: ['<', '>'] },
  { text: 'frame', keys: [',', '.'] },
  { text: 'help', keys: ['?'] },
];
