import { Image } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import styles from './stage.module.css';

export interface StageFrameProps {
  /** The box's accessible name. */
  label: string;
  /** The event's picture, behind whatever stands here. */
  poster?: string | undefined;
  /** How far the picture steps back: not at all behind a player, far behind words. */
  dim?: 'none' | 'some' | 'most' | undefined;
  children?: ReactNode;
}

/** The page's one 16:9 box. Its size depends on the page's width alone, so that no change of state moves anything. */
export function StageFrame({ label, poster, dim = 'none', children }: StageFrameProps) {
  return (
    <section className={styles.stage} aria-label={label} data-dim={dim}>
      <Image className={styles.backdrop} src={poster} alt="" width={1280} height={720} priority />
      {children}
    </section>
  );
}
