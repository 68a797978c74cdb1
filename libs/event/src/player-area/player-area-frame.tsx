import { EventImage, type EventView } from '@touchline/content';
import type { ReactNode } from 'react';
import styles from './player-area.module.css';

export interface PlayerAreaFrameProps {
  /** The box's accessible name. */
  label: string;
  /** The event with the picture for the background. */
  view: Pick<EventView, 'image' | 'poster' | 'sport'>;
  /** How dark the picture is: unchanged behind a player, darkest behind text. */
  dimLevel?: 'none' | 'some' | 'most' | undefined;
  children?: ReactNode;
}

/**
 * The page's only 16:9 box. Only the window decides its size, so that no state moves the page. On a phone, long text
 * may make it taller.
 */
export function PlayerAreaFrame({ label, view, dimLevel = 'none', children }: PlayerAreaFrameProps) {
  return (
    // After a navigation the focus starts at the video, not at the heading below it.
    <section className={styles.stage} aria-label={label} data-dim={dimLevel} data-page-start="" tabIndex={-1}>
      <div className={styles.backdrop}>
        <EventImage view={view} large priority />
      </div>
      {children}
    </section>
  );
}
