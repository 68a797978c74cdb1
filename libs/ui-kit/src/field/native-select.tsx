import type { Ref, SelectHTMLAttributes } from 'react';
import { IconChevronDown } from '../icon/icons.gen.ts';
import { joinClasses } from '../join-classes.ts';
import field from './field.module.css';
import styles from './native-select.module.css';

export interface NativeSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple'> {
  options: readonly { value: string; label: string }[];
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The browser's own select styled as an input, for forms. */
export function NativeSelect({ options, className, ...rest }: NativeSelectProps) {
  return (
    <span className={styles.frame}>
      <select {...rest} className={joinClasses(field.input, styles.select, className)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <IconChevronDown size="s" className={styles.chevron} />
    </span>
  );
}
