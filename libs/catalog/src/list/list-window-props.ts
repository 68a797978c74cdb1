import type { ListQuery } from '@touchline/content';
import type { DayGroup } from './group-by-day.ts';
import type { ListScrollState, ResumePosition } from './list-positions.ts';
import type { DrawnRange } from './rows.ts';

export interface ListWindowProps {
  query: ListQuery;
  groups: readonly DayGroup[];
  /** True if groups have headings. */
  hasHeadings: boolean;
  /** The element that contains the list. */
  getListElement: () => HTMLElement | null;
  /** The part that is currently rendered. */
  drawnRange: DrawnRange | undefined;
  onDrawn: (drawnRange: DrawnRange) => void;
  /** The id of the list in this history entry. */
  id: string;
  listScroll: ListScrollState | undefined;
  resumePosition: ResumePosition | undefined;
  /** Entries of a page. */
  pageSize: number;
}
