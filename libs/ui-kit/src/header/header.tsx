import { Fragment, type ReactNode } from 'react';
import { LiveDot } from '../badge/live-pill.tsx';
import type { RenderLink } from '../render-link.ts';
import styles from './header.module.css';

export interface NavItem {
  key: string;
  label: string;
  /** The page one is on. */
  current?: boolean | undefined;
  /** A red dot: something is on air. */
  live?: boolean | undefined;
  render: RenderLink;
}

export interface HeaderProps {
  /** A `Logo` inside the link home. */
  logo: ReactNode;
  /** Names the main navigation. */
  label: string;
  items: readonly NavItem[];
  /** A `SearchButton`; hidden on phones, where the tools carry an icon. */
  search?: ReactNode;
  /** Language, theme, account. */
  tools?: ReactNode;
}

/** The site's head: logo, main navigation (from tablets on), search, tools. */
export function Header({ logo, label, items, search, tools }: HeaderProps) {
  return (
    <header className={styles.header}>
      {logo}
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
      {search}
      <div className={styles.tools}>{tools}</div>
    </header>
  );
}
