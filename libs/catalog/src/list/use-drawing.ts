import { startTransition, useRef } from 'react';
import type { ListWindowProps } from './list-window-props.ts';
import type { Drawn } from './rows.ts';

/**
 * Draws a part: at once if an entry on the screen is missing, otherwise in a transition.
 * @returns a function for effects that returns whether the part is already drawn
 */
export function useDrawing({
  drawnRange,
  onDrawn,
}: ListWindowProps): (next: Drawn, onScreen: readonly (string | undefined)[]) => boolean {
  /** The part that is being drawn. */
  const requestedKey = useRef('');
  return (nextDrawn, visibleEntries) => {
    const drawingKey = JSON.stringify(nextDrawn);
    if (drawingKey === JSON.stringify(drawnRange)) {
      requestedKey.current = '';
      return true;
    }
    if (!visibleEntries.every((entry) => isDrawn(entry, drawnRange))) onDrawn(nextDrawn);
    else if (requestedKey.current !== drawingKey) startTransition(() => onDrawn(nextDrawn));
    requestedKey.current = drawingKey;
    return false;
  };
}

/** Whether the line of this entry is in the document. */
const isDrawn = (entry: string | undefined, drawnRange: Drawn | undefined): boolean =>
  drawnRange?.groups.some(({ rows }) => rows.some((row) => row.entry === entry)) ?? false;
