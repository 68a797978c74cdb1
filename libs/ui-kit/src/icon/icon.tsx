import type { ReactElement, SVGAttributes } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './icon.module.css';

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'fill'> {
  /** 16, 20 (default) or 24 pixels. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Fills the drawing with the text's colour, such as for the play button or an active bell. */
  filled?: boolean | undefined;
}

export type IconComponent = (props: IconProps) => ReactElement;

const pixels = { s: 16, m: 20, l: 24 } as const;

/**
 * Makes an icon component of one path on a 24-pixel grid. Icons are decoration: they are hidden from assistive
 * technology, and the control around them has the name.
 */
export function icon(path: string, isMirrored = false): IconComponent {
  return function Icon({ size = 'm', filled = false, className, ...rest }) {
    return (
      <svg
        {...rest}
        className={joinClasses(styles.icon, isMirrored && styles.mirrored, className)}
        width={pixels[size]}
        height={pixels[size]}
        viewBox="0 0 24 24"
        fill={filled ? 'currentColor' : 'none'}
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
