import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { IconChevronDown } from '../icon/icons.gen.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './select.module.css';

export interface SelectButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The name of the setting: "Sport". */
  label: string;
  /** True if the selection filters the list: drawn with a brand outline. */
  active?: boolean | undefined;
  /** The value, after the label. */
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The button of a `Select` alone, for options that load on demand (`OnDemand`). */
export function SelectButton({ label, active = false, children, className, ...rest }: SelectButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      className={joinClasses(styles.select, active && styles.active, className)}
    >
      <span className={styles.label}>{label}</span> {children}
      <IconChevronDown size="s" />
    </button>
  );
}
