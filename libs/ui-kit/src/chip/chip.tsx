import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { RenderLink } from '../render-link.ts';
import { isDrawn } from '../is-drawn.ts';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Makes the chip a toggle (`aria-pressed`); without it the chip is a plain button such as "remove this filter". */
  pressed?: boolean | undefined;
  icon?: ReactNode;
  /** Content after the text, such as the cross of a removable chip. */
  trailing?: ReactNode;
  children: ReactNode;
}

export interface ChipLinkProps {
  render: RenderLink;
  /** Whether the page shows this choice. */
  current?: boolean | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A 40-pixel pill that filters. */
export function Chip({ pressed, icon, trailing, children, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(styles.chip, isDrawn(trailing) && styles.removable, className)}
      aria-pressed={pressed}
    >
      {icon}
      {children}
      {trailing}
    </button>
  );
}

/** A chip that links to the filtered address. */
export function ChipLink({ render, current = false, icon, children }: ChipLinkProps) {
  return render({
    className: joinClasses(styles.chip),
    'aria-current': current ? 'true' : undefined,
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  });
}
