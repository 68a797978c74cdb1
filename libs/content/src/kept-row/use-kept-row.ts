import { keptRowId } from '@touchline/feature-kit/marks';
import type { KeptRow } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { keepRow } from './kept-rows.ts';

/**
 * For a `Shelf`: going back, and loading the page again, leads to the same place in its row, as the browser and the router see to for
 * the page (section 2, scroll). A page that is opened anew begins at the start.
 * @param name of the row, its own within the page
 */
export function useKeptRow(name: string): KeptRow {
  const { key } = useLocation();
  return useMemo(() => ({ name, keep: (row) => keepRow(keptRowId(key, name), row) }), [key, name]);
}
