import { Fragment, type ReactNode } from 'react';
import type { RenderLink } from '../render-link.ts';
import styles from './category-bar.module.css';

export interface CategoryItem {
  key: string;
  label: string;
  /** A 20-pixel crest or icon. */
  icon?: ReactNode;
  current?: boolean | undefined;
  render: RenderLink;
}

/** A scrolling row of choices below the header. */
export function CategoryBar({ label, items }: { label: string; items: readonly CategoryItem[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((item) => (
        <Fragment key={item.key}>
          {item.render({
            className: styles.item ?? '',
            'aria-current': item.current ? 'true' : undefined,
            children: (
              <>
                {item.icon}
                {item.label}
              </>
            ),
          })}
        </Fragment>
      ))}
    </nav>
  );
}
