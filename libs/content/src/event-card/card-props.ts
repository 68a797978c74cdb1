import type { ReactNode } from 'react';
import type { EventView } from '../event-view/event-view.ts';

/** Props that all kinds of cards share. */
export interface CardProps {
  view: EventView;
  /** Actions next to the text, outside the card's link: follow, remind. */
  aside: ReactNode;
  /** A line below the facts: why the event is shown. */
  reason?: ReactNode;
  /** The form of a recording's date: its day (default), or its time when a heading above shows the day. */
  dated?: 'day' | 'time' | undefined;
  /** In the picture's first corner, for a recording without its own badge. */
  badge?: ReactNode;
  /** Level of the title's heading; 3 by default. */
  level?: 2 | 3 | 4 | undefined;
}
