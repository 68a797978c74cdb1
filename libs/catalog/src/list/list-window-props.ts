import type { ListQuery } from '@touchline/content';
import type { DayGroup } from './group-by-day.ts';
import type { ListScrollState, ResumePosition } from './list-positions.ts';
import type { DrawnRange } from './rows.ts';

export interface ListWindowProps {
  query: ListQuery;
  groups: readonly DayGroup[];
  /** Groups have headings. */
  hasHeadings: boolean;
  /** The element that contains the list. */
  getListElement: () => HTMLElement | null;
  /** The part that is drawn now. */
  drawnRange: DrawnRange | undefined;
  onDrawn: (drawnRange: DrawnRange) => void;
  /** Names the list in this entry of the history. */
  id: string;
  listScroll: ListScrollState | undefined;
  resumePosition: ResumePosition | undefined;
  /** Entries of a page. */
  pageSize: number;
}
