import { toRowPositionId } from '@touchline/feature-kit/marks';
import type { RowScrollRestoration } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { restoreRowScroll } from './row-scroll-positions.ts';

/**
 * Props for a `Shelf` that keep its scroll position on history navigation and reload, as the page's (section 2, scroll). A page of a new
 * history entry begins at the start.
 * @param name of the row, unique within the page
 */
export function useRowScrollRestoration(name: string): RowScrollRestoration {
  const { key } = useLocation();
  return useMemo(() => ({ name, keep: (row) => restoreRowScroll(toRowPositionId(key, name), row) }), [key, name]);
}
