import type { ReactNode } from 'react';
import styles from './featured-grid.module.css';

/** Five cards: a large first one (`shape="featured"`) and four next to it. */
export function FeaturedGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
