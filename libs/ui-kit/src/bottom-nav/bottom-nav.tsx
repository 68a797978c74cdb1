import { Fragment, type ReactNode } from 'react';
import type { RenderLink } from '../render-link.ts';
import styles from './bottom-nav.module.css';

export interface BottomNavItem {
  key: string;
  label: string;
  icon: ReactNode;
  current?: boolean | undefined;
  render: RenderLink;
}

/** The phone's main navigation: at most five places, fixed to the lower edge of windows that are high enough. */
export function BottomNav({ label, items }: { label: string; items: readonly BottomNavItem[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map((item) => (
        <Fragment key={item.key}>
          {item.render({
            className: styles.item ?? '',
            'aria-current': item.current ? 'page' : undefined,
            children: (
              <>
                {item.icon}
                <span className={styles.label}>{item.label}</span>
              </>
            ),
          })}
        </Fragment>
      ))}
    </nav>
  );
}
