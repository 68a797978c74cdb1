import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { IconCheck, IconCircleAlert } from '../icon/icons.gen.ts';
import styles from './checkbox.module.css';
import field from './field.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** The label after the box; may hold links. */
  children: ReactNode;
  /** The reason why the viewer must tick the box. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A box to tick in a form. For a setting that takes effect at once use `Switch`. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={styles.label}>
        <span className={styles.frame}>
          <input
            {...rest}
            type="checkbox"
            className={styles.box}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : id}
          />
          <IconCheck size="s" className={styles.tick} />
        </span>
        <span className={styles.text}>{children}</span>
      </label>
      {error !== undefined && (
        <p id={id} role="alert" className={field.error}>
          <IconCircleAlert size="s" />
          {error}
        </p>
      )}
    </div>
  );
}
