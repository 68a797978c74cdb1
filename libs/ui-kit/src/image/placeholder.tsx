import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { PictureProps } from './picture.tsx';
import styles from './image.module.css';

export interface PlaceholderProps extends Pick<PictureProps, 'alt' | 'width' | 'height' | 'className'> {
  /** The icon, such as a sport's. */
  children?: ReactNode;
}

/** The picture's box without a picture: a plain background with the icon. */
export function Placeholder({ alt, width = 320, height = 180, className, children }: PlaceholderProps) {
  return (
    <span
      className={joinClasses(styles.placeholder, className)}
      style={{ aspectRatio: `${width} / ${height}`, '--width': `${width}px` }}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      {children}
    </span>
  );
}
