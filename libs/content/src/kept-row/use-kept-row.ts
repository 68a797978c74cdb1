import { keptRowId } from '@touchline/feature-kit/marks';
import type { KeptRow } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { keepRow } from './kept-rows.ts';

/**
 * Props for a `Shelf` that keep its scroll position on history navigation and reload, as the page's (section 2, scroll). A page of a new
 * history entry begins at the start.
 * @param name of the row, unique within the page
 */
export function useKeptRow(name: string): KeptRow {
  const { key } = useLocation();
  return useMemo(() => ({ name, keep: (row) => keepRow(keptRowId(key, name), row) }), [key, name]);
}
