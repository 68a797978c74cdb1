import { Fragment } from 'react';
import { LiveDot } from '../badge/live-pill.tsx';
import type { RenderLink } from '../render-link.ts';
import styles from './main-nav.module.css';

export interface NavItem {
  key: string;
  label: string;
  /** Whether the item links to the current page. */
  current?: boolean | undefined;
  /** Shows a red dot, because live content is on. */
  live?: boolean | undefined;
  render: RenderLink;
}

export interface MainNavProps {
  /** Names the main navigation. */
  label: string;
  items: readonly NavItem[];
}

/** The main navigation as a row of its container's height, from tablets on. */
export function MainNav({ label, items }: MainNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      {items.map((item) => (
        <Fragment key={item.key}>
          {item.render({
            className: styles.item ?? '',
            'aria-current': item.current ? 'page' : undefined,
            children: (
              <>
                {item.live && <LiveDot />}
                {item.label}
              </>
            ),
          })}
        </Fragment>
      ))}
    </nav>
  );
}
