import type { InputHTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'children'> {
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  /** The label before the switch. */
  children: ReactNode;
  icon?: ReactNode;
}

/** A setting that takes effect at once. */
export function Switch({ checked, onChange, children, icon, className, ...rest }: SwitchProps) {
  return (
    <label className={joinClasses(styles.label, className)}>
      {icon}
      <span className={styles.text}>{children}</span>
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox has the state itself
        role="switch"
        className={styles.switch}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
