import { EventImage, type EventView } from '@touchline/content';
import type { ReactNode } from 'react';
import styles from './stage.module.css';

export interface StageFrameProps {
  /** The box's accessible name. */
  label: string;
  /** The event's picture, behind whatever stands here. */
  view: Pick<EventView, 'image' | 'poster' | 'sport'>;
  /** How far the picture steps back: not at all behind a player, far behind words. */
  dim?: 'none' | 'some' | 'most' | undefined;
  children?: ReactNode;
}

/**
 * The page's one 16:9 box. The window alone decides its size, so that no change of state moves anything. Only words
 * without room on a phone make it higher.
 */
export function StageFrame({ label, view, dim = 'none', children }: StageFrameProps) {
  return (
    // What one came for: after a navigation keys and screen readers begin here, not at the heading below it.
    <section className={styles.stage} aria-label={label} data-dim={dim} data-page-start="" tabIndex={-1}>
      <div className={styles.backdrop}>
        <EventImage view={view} large priority />
      </div>
      {children}
    </section>
  );
}
