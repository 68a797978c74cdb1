import type { KeyboardEvent, RefObject } from 'react';

/** Attributes of a focusable element in a row: its start and end in milliseconds. A channel has no times. */
export const getCellTimeAttributes = (span?: { start: number; end: number }) => ({
  'data-cell': '',
  ...(span && { 'data-start': span.start, 'data-end': span.end }),
});

const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

const getCells = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>('[data-cell]')].filter((cell) => isShown(cell));

const isProgramme = ({ dataset }: HTMLElement): boolean => dataset['start'] !== undefined;
const getStart = ({ dataset: { start } }: HTMLElement): number => Number(start);

/**
 * The programme of a row at a given time, or else the previous one, or else the first one. In a row without
 * programmes, the channel.
 */
function findCellAt(cells: readonly HTMLElement[], time: number): HTMLElement | undefined {
  const programmes = cells.filter(isProgramme);
  return programmes.findLast((cell) => getStart(cell) <= time) ?? programmes[0] ?? cells.at(-1);
}

/**
 * Handles the keys of the grid. Arrows move in time, in the page's direction, and between channels at the same time.
 * Home and End move within a channel, with Ctrl within the grid.
 * @param focusedTime the time that stays the same when the channel changes
 */
export function pressGuideKey(event: KeyboardEvent<HTMLElement>, focusedTime: RefObject<number>): void {
  const grid = event.currentTarget;
  const rows = [...grid.querySelectorAll('[role="row"]')];
  const row = rows.find((element) => event.target instanceof Node && element.contains(event.target));
  if (!row || !(event.target instanceof HTMLElement) || event.altKey || event.metaKey) return;
  const cells = getCells(row);
  const focusedCell = event.target.closest<HTMLElement>('[data-cell]');
  const cellIndex = focusedCell ? cells.indexOf(focusedCell) : -1;
  if (!focusedCell || cellIndex === -1) return;
  const forwardArrowKey = getComputedStyle(grid).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';

  const storeFocusedTime = (target: HTMLElement | undefined): HTMLElement | undefined => {
    if (target && isProgramme(target)) focusedTime.current = getStart(target);
    return target;
  };
  const isChannel = !isProgramme(focusedCell) && cellIndex === 0;
  const findCellInOtherRow = (rowOffset: 1 | -1): HTMLElement | undefined => {
    const targetRow = rows[rows.indexOf(row) + rowOffset];
    const targetCells = targetRow && getCells(targetRow);
    return targetCells && (isChannel ? targetCells[0] : findCellAt(targetCells, focusedTime.current));
  };
  const findCellInRow = (step: 1 | -1): HTMLElement | undefined =>
    // From the channel, the arrow moves to the programme at the last focused time.
    isChannel && step === 1 ? findCellAt(cells, focusedTime.current) : storeFocusedTime(cells[cellIndex + step]);
  const findCellAtEdge = (isLast: boolean): HTMLElement | undefined => {
    const edgeRowCells = event.ctrlKey ? getCells((isLast ? rows.at(-1) : rows[0]) ?? row) : cells;
    return storeFocusedTime(isLast ? (edgeRowCells.findLast(isProgramme) ?? edgeRowCells.at(-1)) : edgeRowCells[0]);
  };

  const findTargetCell = (): HTMLElement | undefined => {
    switch (event.key) {
      case 'ArrowRight':
      case 'ArrowLeft':
        return findCellInRow(event.key === forwardArrowKey ? 1 : -1);
      case 'ArrowDown':
        return findCellInOtherRow(1);
      case 'ArrowUp':
        return findCellInOtherRow(-1);
      case 'Home':
      case 'End':
        return findCellAtEdge(event.key === 'End');
      default:
        return undefined;
    }
  };
  if (event.ctrlKey && !['Home', 'End'].includes(event.key)) return;
  const target = findTargetCell();
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** The cell that Tab focuses. */
export interface ActiveCell {
  channel: string;
  /** The programme's key; undefined for the channel itself. */
  programme: string | undefined;
}
