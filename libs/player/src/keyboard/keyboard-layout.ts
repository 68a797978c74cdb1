import { useEffect, useState } from 'react';
import { getCharacter } from './shortcuts.ts';

/** The characters of a keyboard without Shift, by `KeyboardEvent.code`. */
export type KeyboardLayout = ReadonlyMap<string, string>;

declare global {
  interface Navigator {
    /** Chromium only, on secure pages. */
    readonly keyboard?: { getLayoutMap: () => Promise<KeyboardLayout> };
  }
}

const unknownLayout: KeyboardLayout = new Map();

/** The characters of the viewer's keyboard; empty in a browser that does not report them. */
export function useKeyboardLayout(): KeyboardLayout {
  const [layout, setLayout] = useState(unknownLayout);
  useEffect(() => {
    let isCurrent = true;
    navigator.keyboard?.getLayoutMap().then(
      (map) => isCurrent && setLayout(map),
      // A page in a frame may not read the layout.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return layout;
}

/**
 * Returns the viewer's keycap for a shortcut: on a Ukrainian keyboard `Л` for `K`, `⇧Б` for `<`.
 *
 * @param key as in `shortcutHelp`
 */
export function getPrintedKey(key: string, layout: KeyboardLayout): string {
  const character = key.toLowerCase();
  const characters = new Set(layout.values());
  // All keyboards print digits on these keys.
  if (characters.has(character) || /^\d$/.test(key)) return key;
  for (const isShifted of [false, true]) {
    const [, localEntry] = [...layout].find(([code]) => getCharacter(code, isShifted) === character) ?? [];
    // A Latin keyboard has the shifted character on another key, and a press of that key is recognized by its
    // character.
    if (localEntry !== undefined && !(isShifted && /^[ -~]$/.test(localEntry)))
      return `${isShifted ? '⇧' : ''}${localEntry.toUpperCase()}`;
  }
  return key;
}
