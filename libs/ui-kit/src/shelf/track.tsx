import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import { handleTrackKey, handleTrackFocus } from '../roving-focus.ts';
import { useMouseDrag } from './use-mouse-drag.ts';
import { TrackButton } from './track-button.tsx';
import styles from './track.module.css';

/** The stored scroll position of a row. */
export interface RowScrollRestoration {
  /** Names the row within its page, as `data-row`. */
  name: string;
  /**
   * Called with the row on mount, before the first paint.
   * @returns called before the row unmounts
   */
  keep: (row: HTMLElement) => () => void;
}

/** Cards in a row on phone, tablet and desktop: 1.2/3/4, 1.4/3/5, 2.1/4/6, 1.2/2/3. */
export type ShelfColumns = 'wide' | 'narrow' | 'tall' | 'broad';

export interface ShelfLabels {
  previous: string;
  next: string;
}

interface TrackProps {
  columns: ShelfColumns;
  labels?: ShelfLabels | undefined;
  kept?: RowScrollRestoration | undefined;
  /** `<li>` elements. */
  children: ReactNode;
}

interface ScrollEdges {
  canScrollBack: boolean;
  canScrollOn: boolean;
}

/** Whether a track can scroll further at each end; scrollLeft is negative in right-to-left pages. */
function getEdges(track: HTMLElement): ScrollEdges {
  const position = Math.abs(track.scrollLeft);
  return { canScrollBack: position > 8, canScrollOn: position + track.clientWidth < track.scrollWidth - 8 };
}

/** The scrolling row of a shelf. It measures itself only after a mouse or the keyboard arrives. */
export function ShelfTrack({ columns, labels, kept, children }: TrackProps) {
  const track = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState<ScrollEdges>();
  const drag = useMouseDrag(track);
  useLayoutEffect(() => (track.current ? kept?.keep(track.current) : undefined), [kept]);

  const measureEdges = () => track.current && setEdges(getEdges(track.current));
  const page = (direction: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const scrollDirection = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    element.scrollBy({ left: scrollDirection * element.clientWidth * 0.85, behavior: 'smooth' });
  };

  return (
    <div
      className={styles.frame}
      onPointerEnter={(event) => labels && event.pointerType === 'mouse' && measureEdges()}
      onPointerLeave={() => setEdges(undefined)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it steers the links inside */}
      <ul
        ref={track}
        className={joinClasses(styles.track, styles[columns])}
        data-row={kept?.name}
        onFocus={handleTrackFocus}
        onKeyDown={handleTrackKey}
        onScrollEnd={() => edges && measureEdges()}
        {...drag}
      >
        {children}
      </ul>
      {labels && edges?.canScrollBack && <TrackButton side="start" label={labels.previous} onPress={() => page(-1)} />}
      {labels && edges?.canScrollOn && <TrackButton side="end" label={labels.next} onPress={() => page(1)} />}
    </div>
  );
}
