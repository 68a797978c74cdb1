import { Fragment } from 'react';
import type { RenderLink } from '../render-link.ts';
import styles from './tabs.module.css';

export interface TabLink {
  key: string;
  label: string;
  /** A number after the label. */
  count?: string | undefined;
  current?: boolean | undefined;
  render: RenderLink;
}

export interface TabLinksProps {
  /** Name of the tab list. */
  label: string;
  tabs: readonly TabLink[];
}

/** Tabs that are addresses: a navigation whose links look like tabs. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Fragment key={tab.key}>
          {tab.render({
            className: styles.tab ?? '',
            'aria-current': tab.current ? 'page' : undefined,
            children: (
              <>
                {`${tab.label} `}
                {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
              </>
            ),
          })}
        </Fragment>
      ))}
    </nav>
  );
}
