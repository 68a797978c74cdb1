import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { RenderLink } from '../render-link.ts';
import styles from './bottom-nav.module.css';

export interface BottomNavItem {
  key: string;
  label: string;
  icon: ReactNode;
  current?: boolean | undefined;
  render: RenderLink;
}

interface BottomNavLinkProps extends Omit<BottomNavItem, 'key'> {
  /**
   * The link to the viewer's own pages. It replaces the item before it, so that the others do not move when it appears.
   */
  own?: boolean | undefined;
}

/** One item of the bar. */
export function BottomNavLink({ icon, label, current, render, own = false }: BottomNavLinkProps) {
  return render({
    className: joinClasses(styles.item, own && styles.own),
    'aria-current': current ? 'page' : undefined,
    children: (
      <>
        {icon}
        <span className={styles.label}>{label}</span>
      </>
    ),
  });
}

interface BottomNavProps {
  label: string;
  items: readonly BottomNavItem[];
  /** `BottomNavLink`s after the items: the viewer's own page, a menu of more links. */
  children?: ReactNode;
}

/** The phone's main navigation: at most five items, fixed to the lower edge of windows that are high enough. */
export function BottomNav({ label, items, children }: BottomNavProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {items.map(({ key, ...item }) => (
        <BottomNavLink key={key} {...item} />
      ))}
      {children}
    </nav>
  );
}
