import { Children, type ReactNode, useId } from 'react';
import { LiveDot } from '../badge/live-pill.tsx';
import { IconChevronRight } from '../icon/icons.gen.ts';
import { joinClasses } from '../join-classes.ts';
import type { RenderLink } from '../render-link.ts';
import { type RowScrollRestoration, type ShelfColumns, type ShelfLabels, ShelfTrack } from './track.tsx';
import { isDrawn } from '../is-drawn.ts';
import styles from './shelf.module.css';

export interface ShelfProps {
  heading: string;
  /** A number after the heading, as shown. */
  count?: string | undefined;
  /** A red dot before the heading. */
  live?: boolean | undefined;
  /** "See all", at the end of the heading's line. */
  more?: { label: string; render: RenderLink } | undefined;
  columns?: ShelfColumns | undefined;
  /** Names of the two buttons for a mouse; default: no buttons. */
  labels?: ShelfLabels | undefined;
  /**
   * Stores the row's scroll position while the viewer is on another page. The object must stay the same. By default a
   * row starts at its beginning.
   */
  kept?: RowScrollRestoration | undefined;
  /** The shelf is loading: its children are skeletons. */
  busy?: boolean | undefined;
  /** The cards, one child each. */
  children: ReactNode;
  level?: 2 | 3 | undefined;
}

/**
 * A row of cards with a heading. It snaps, follows a mouse drag, and moves card by card with the arrow keys, while Tab
 * leaves it. A mouse pointer shows two buttons.
 */
export function Shelf({
  heading,
  count,
  live = false,
  more,
  columns = 'wide',
  labels,
  kept,
  busy = false,
  children,
  level = 2,
}: ShelfProps) {
  const id = useId();
  return (
    <section className={styles.shelf} aria-labelledby={id} aria-busy={busy || undefined}>
      <ShelfHead id={id} heading={heading} count={count} live={live} more={more} level={level} />
      <ShelfTrack columns={columns} labels={labels} kept={busy ? undefined : kept}>
        {Children.map(children, (child) => isDrawn(child) && <li>{child}</li>)}
      </ShelfTrack>
    </section>
  );
}

export interface ShelfHeadProps extends Pick<ShelfProps, 'heading' | 'count' | 'live' | 'more' | 'level'> {
  id?: string | undefined;
}

/** A shelf's heading alone, for other rows such as a featured grid. */
export function ShelfHead({ id, heading, count, live = false, more, level = 2 }: ShelfHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      {live && <LiveDot size="l" />}
      <Heading id={id} className={joinClasses('display', styles.heading)}>
        {heading}
      </Heading>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      <span className={styles.rule} />
      {more?.render({
        className: styles.more ?? '',
        'aria-label': `${more.label}: ${heading}`,
        children: (
          <>
            {more.label}
            <IconChevronRight size="s" />
          </>
        ),
      })}
    </div>
  );
}
