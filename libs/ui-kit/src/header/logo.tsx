import type { ReactNode } from 'react';
import type { RenderLink } from '../render-link.ts';
import styles from './logo.module.css';

export interface LogoProps {
  /** The site's name: the link's name too. */
  name: string;
  /** A picture or an inline SVG, 34 pixels high (30 on phones). */
  mark: ReactNode;
  /** The name next to the logo, one line each; left out when the logo contains it. */
  lines?: readonly string[] | undefined;
  render: RenderLink;
}

/** The customer's logo and name, a link home. */
export function Logo({ name, mark, lines, render }: LogoProps) {
  return render({
    className: styles.logo ?? '',
    'aria-label': name,
    children: (
      <>
        {mark}
        {lines && (
          <span className={styles.name}>
            {lines.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </span>
        )}
      </>
    ),
  });
}
