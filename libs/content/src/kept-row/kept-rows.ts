import { pageKey } from '@touchline/feature-kit/marks';

/** Where the places of rows are kept for the time of a tab. The head's script reads it after a reload, before the first paint. */
const keptRowsKey = (): string => pageKey('rows');

/** Rows of more pages than a viewer goes back to. */
const most = 100;

/** By entry of the history and row how far it was scrolled, in pixels as `scrollLeft` has them: below zero from right to left. */
let places: Map<string, number> | undefined;
/** Rows that are there and were scrolled. The others are not measured: those out of sight are not even laid out. */
const scrolled = new Map<string, HTMLElement>();

/** A page that was typed in or followed from elsewhere is new, though its first entry has the same name as that of the one before. */
const isNew = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
};

function read(): Map<string, number> {
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(keptRowsKey()) ?? '{}');
    const known = Object.entries(raw ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
    return new Map(isNew() ? known.filter(([id]) => !id.startsWith('default ')) : known);
  } catch {
    // No storage, or something else wrote there: rows begin at their start.
    return new Map();
  }
}

function note(id: string, row: HTMLElement): void {
  const left = Math.round(row.scrollLeft);
  places?.delete(id);
  if (left !== 0) places?.set(id, left);
  const oldest = places && places.size > most ? places.keys().next().value : undefined;
  if (oldest !== undefined) places?.delete(oldest);
}

/** The page is being left for another document, or loaded again. */
function write(): void {
  for (const [id, row] of scrolled) note(id, row);
  try {
    sessionStorage.setItem(keptRowsKey(), JSON.stringify(Object.fromEntries(places ?? [])));
  } catch {
    // Storage is full or forbidden: the places hold until then.
  }
}

/**
 * Brings a row back to where it was left, and notes where it is when it goes.
 * @param id of the row in this entry of the history, by `keptRowId`
 * @returns to be called before the row goes
 */
export function keepRow(id: string, row: HTMLElement): () => void {
  if (!places) {
    places = read();
    addEventListener('pagehide', write);
  }
  const place = places.get(id);
  // The head's script, or the viewer, may have scrolled it before this code was there.
  if (place !== undefined && row.scrollLeft === 0) row.scrollLeft = place;
  const onScroll = () => void scrolled.set(id, row);
  row.addEventListener('scroll', onScroll, { once: true, passive: true });
  return () => {
    row.removeEventListener('scroll', onScroll);
    if (scrolled.delete(id)) note(id, row);
  };
}
