import { Fragment, type ReactNode } from 'react';
import type { RenderLink } from '../render-link.ts';
import { isDrawn } from '../is-drawn.ts';
import styles from './footer.module.css';

export interface FooterLink {
  key: string;
  label: string;
  render: RenderLink;
}

export interface FooterProps {
  logo?: ReactNode;
  /** Names the footer's navigation. */
  label: string;
  links: readonly FooterLink[];
  /** Links to social networks, or the site's owner. */
  tail?: ReactNode;
}

/** The footer of the site. */
export function Footer({ logo, label, links, tail }: FooterProps) {
  return (
    <footer className={styles.footer}>
      {logo}
      <nav className={styles.nav} aria-label={label}>
        {links.map((link) => (
          <Fragment key={link.key}>{link.render({ className: styles.link ?? '', children: link.label })}</Fragment>
        ))}
      </nav>
      {isDrawn(tail) && <div className={styles.tail}>{tail}</div>}
    </footer>
  );
}
