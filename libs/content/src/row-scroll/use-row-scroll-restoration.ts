import { toRowPositionId } from '@touchline/feature-kit/marks';
import type { RowScrollRestoration } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { restoreRowScroll } from './restore-row-scroll.ts';

/**
 * Props for a `Shelf` that restore its scroll position after history navigation and reload, as for the page
 * (specification, section 2, scroll). In a new history entry the shelf begins at its start.
 * @param name of the row, unique within the page
 */
export function useRowScrollRestoration(name: string): RowScrollRestoration {
  const { key } = useLocation();
  return useMemo(() => ({ name, keep: (row) => restoreRowScroll(toRowPositionId(key, name), row) }), [key, name]);
}
