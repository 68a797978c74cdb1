import { startTransition, useRef } from 'react';
import type { ListWindowProps } from './list-window-props.ts';
import type { DrawnRange } from './rows.ts';

/**
 * Renders a part of the list: at once if an entry on the screen is missing, otherwise in a transition.
 * @returns a function for effects that returns whether the part is already rendered
 */
export function useDrawnRange({
  drawnRange,
  onDrawn,
}: ListWindowProps): (nextDrawn: DrawnRange, visibleEntries: readonly (string | undefined)[]) => boolean {
  /** The part whose render was requested last. */
  const requestedKeyRef = useRef('');
  return (nextDrawn, visibleEntries) => {
    const drawingKey = JSON.stringify(nextDrawn);
    if (drawingKey === JSON.stringify(drawnRange)) {
      requestedKeyRef.current = '';
      return true;
    }
    if (!visibleEntries.every((entry) => isEntryDrawn(entry, drawnRange))) onDrawn(nextDrawn);
    else if (requestedKeyRef.current !== drawingKey) startTransition(() => onDrawn(nextDrawn));
    requestedKeyRef.current = drawingKey;
    return false;
  };
}

/** Whether the line of this entry is in the document. */
const isEntryDrawn = (entry: string | undefined, drawnRange: DrawnRange | undefined): boolean =>
  drawnRange?.groups.some(({ rows }) => rows.some((row) => row.firstEntryId === entry)) ?? false;
