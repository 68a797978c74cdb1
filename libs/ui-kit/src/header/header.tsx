import type { ReactNode } from 'react';
import styles from './header.module.css';
import { MainNav, type MainNavProps } from './main-nav.tsx';

export interface HeaderProps extends MainNavProps {
  /** A `Logo` inside the link home. */
  logo: ReactNode;
  /** Search, language, theme, account. */
  tools?: ReactNode;
}

/** The header of the site: logo, main navigation (from tablets on, if it has links), tools. */
export function Header({ logo, label, items, tools }: HeaderProps) {
  return (
    <header className={styles.header}>
      {logo}
      {items.length > 0 && <MainNav label={label} items={items} />}
      <div className={styles.tools}>{tools}</div>
    </header>
  );
}
