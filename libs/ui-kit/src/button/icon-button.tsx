import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** The button's name; there is no other text in it. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** A permanent background: `filled` on the page, `glass` on artwork. */
  look?: 'plain' | 'filled' | 'glass' | undefined;
  /** Makes the button a toggle: `aria-pressed`, and brand colour when true. */
  pressed?: boolean | undefined;
  /** 44 (default), or 52 pixels next to large buttons. */
  size?: 'm' | 'l' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A 44-pixel button that shows an icon only. */
export function IconButton({
  label,
  children,
  look = 'plain',
  size = 'm',
  pressed,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(styles.button, styles[look], styles[size], className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      {children}
    </button>
  );
}
