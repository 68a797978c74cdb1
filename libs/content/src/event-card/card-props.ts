import type { ReactNode } from 'react';
import type { EventView } from '../event-view/event-view.ts';

/** What every kind of card takes. */
export interface CardProps {
  view: EventView;
  /** Stands beside the text, outside the card's link: follow, remind. */
  aside: ReactNode;
  /** A line below the facts: why it is shown. */
  reason?: ReactNode;
  /** What a recording's date shows: its day (default), or its time where the day stands above. */
  dated?: 'day' | 'time' | undefined;
  /** In the picture's first corner, where a recording has nothing of its own. */
  badge?: ReactNode;
  /** Level of the title's heading; 3 by default. */
  level?: 2 | 3 | 4 | undefined;
}
