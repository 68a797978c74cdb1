import { startTransition, useRef } from 'react';
import type { ListWindowProps } from './list-window.tsx';
import type { Drawn } from './rows.ts';

/**
 * Has something drawn: between frames, but for what is missing on the screen. Answers whether it is there already.
 * @returns a function for effects
 */
export function useDrawing({
  drawn,
  onDrawn,
}: ListWindowProps): (next: Drawn, onScreen: readonly (string | undefined)[]) => boolean {
  /** What is being drawn. */
  const asked = useRef('');
  return (next, onScreen) => {
    const wish = JSON.stringify(next);
    if (wish === JSON.stringify(drawn)) {
      asked.current = '';
      return true;
    }
    if (!onScreen.every((entry) => isDrawn(entry, drawn))) onDrawn(next);
    else if (asked.current !== wish) startTransition(() => onDrawn(next));
    asked.current = wish;
    return false;
  };
}

/** The line of this entry is in the document, as far as it had to be chosen. */
const isDrawn = (entry: string | undefined, drawn: Drawn | undefined): boolean =>
  drawn?.groups.some(({ rows }) => rows.some((row) => row.entry === entry)) ?? false;
