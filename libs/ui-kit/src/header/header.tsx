import type { ReactNode } from 'react';
import styles from './header.module.css';
import { MainNav, type MainNavProps } from './main-nav.tsx';

export interface HeaderProps extends MainNavProps {
  /** A `Logo` inside the link home. */
  logo: ReactNode;
  /** A `SearchButton`; hidden on phones, where the tools carry an icon. */
  search?: ReactNode;
  /** Language, theme, account. */
  tools?: ReactNode;
}

/** The site's head: logo, main navigation (from tablets on) where it has links, search, tools. */
export function Header({ logo, label, items, search, tools }: HeaderProps) {
  return (
    <header className={styles.header}>
      {logo}
      {items.length > 0 && <MainNav label={label} items={items} />}
      {search}
      <div className={styles.tools}>{tools}</div>
    </header>
  );
}
