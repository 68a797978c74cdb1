import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * What leaves the control bar when it is too narrow for everything, first one first: what says more of the same, then what few
 * viewers need while they watch, then what the device can do without us. Steps from moment to moment are on the seek bar, too. What can be operated goes into the settings.
 */
export const leaving = [
  'moments',
  'clock',
  'slider',
  'cameras',
  'speed',
  'pip',
  'cast',
  'audio',
  'words',
  'length',
  'mute',
  'time',
  'captions',
] as const;

export type Leaving = (typeof leaving)[number];

/** Whether what stands in the bar fits into it. */
function fits(bar: HTMLElement): boolean {
  const wanted = [...bar.children].reduce((sum, group) => sum + group.getBoundingClientRect().width, 0);
  // A half pixel is a rounded one.
  return wanted <= bar.getBoundingClientRect().width + 0.5;
}

/** What decides the room that the bar has and wants. Digits are all of one width: a clock that ticks changes nothing. */
function shapeOf(bar: HTMLElement): string {
  const { width, height } = bar.getBoundingClientRect();
  return [width, height, bar.getElementsByTagName('*').length, bar.textContent.replace(/\d/g, '0')].join();
}

/** Takes parts out of the bar, one after the other, until the rest fits. Answers with how many are out. */
function takeOut(bar: HTMLElement): number {
  const parts = [...bar.querySelectorAll<HTMLElement>('[data-leaves]')];
  for (let out = 0; ; out += 1) {
    const gone: readonly (string | undefined)[] = leaving.slice(0, out);
    for (const part of parts) part.toggleAttribute('data-gone', gone.includes(part.dataset['leaves']));
    if (out === leaving.length || fits(bar)) return out;
  }
}

/** A control that went under the viewer's fingers leaves its focus where it is found now. */
function followFocus(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (focused && bar.contains(focused) && focused.closest('[data-gone]'))
    bar.querySelector<HTMLElement>('[data-settings]')?.focus();
}

export interface Fitting {
  bar: RefObject<HTMLDivElement | null>;
  /** What the bar has no room for at present. */
  gone: ReadonlySet<Leaving>;
}

/**
 * Lets a bar show what it has room for: measured, so that it holds for every language, text size and stream. The bar's children are
 * groups that take the width of what is in them; a part names itself by `data-leaves` and is out while it has `data-gone`.
 */
export function useFitting(): Fitting {
  const bar = useRef<HTMLDivElement>(null);
  const [out, setOut] = useState(0);
  useLayoutEffect(() => {
    const element = bar.current;
    // Without layout everything fits.
    if (!element || typeof ResizeObserver === 'undefined') return;
    let shape = '';
    const fit = (): void => {
      const now = shapeOf(element);
      if (now === shape) return;
      shape = now;
      setOut(takeOut(element));
      followFocus(element);
    };
    // What is drawn first fits, too.
    fit();
    const resized = new ResizeObserver(fit);
    resized.observe(element);
    // Before the next paint, as a resize: a track was found, or the time has one figure more.
    const changed = new MutationObserver(fit);
    changed.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, []);
  return { bar, gone: new Set(leaving.slice(0, out)) };
}
