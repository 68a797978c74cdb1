import type { ReactNode } from 'react';
import type { EventView } from '../event-view/event-view.ts';

/** Props that all kinds of cards share. */
export interface CardProps {
  view: EventView;
  /** Actions next to the text, outside the card's link: follow, remind. */
  aside: ReactNode;
  /** A line below the facts: the reason for a suggestion. */
  reason?: ReactNode;
  /** The form of a recording's date: its day (default), or its time when a heading above shows the day. */
  dateForm?: 'day' | 'time' | undefined;
  /** A badge in the picture's top start corner, for a recording that has no other badge there. */
  badge?: ReactNode;
  /** Level of the title's heading; 3 by default. */
  level?: 2 | 3 | 4 | undefined;
}
