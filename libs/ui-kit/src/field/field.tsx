import { type ReactNode, useId } from 'react';
import { IconCircleAlert } from '../icon/icons.gen.ts';
import { isDrawn } from '../is-drawn.ts';
import styles from './field.module.css';

/** Props for the control of a field. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** Content at the end of the label's row: a link, or the word "optional". */
  aside?: ReactNode;
  /** The text below the control while there is no error. */
  help?: ReactNode;
  /** The text that explains why the form refuses the value. */
  error?: ReactNode;
  /** Draws the control: `{(control) => <Input {...control} />}`. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, help or error below, linked for assistive technology. An error interrupts a screen reader. */
export function Field({ label, aside, help, error, children }: FieldProps) {
  const id = useId();
  const isDescribed = error !== undefined || isDrawn(help);
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {isDrawn(aside) && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': isDescribed ? `${id}help` : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {isDescribed && (
        // Separate paragraphs: an error is announced when it appears, also while its field has the focus.
        <p
          key={error === undefined ? 'help' : 'error'}
          id={`${id}help`}
          role={error === undefined ? undefined : 'alert'}
          className={error === undefined ? styles.help : styles.error}
        >
          {error !== undefined && <IconCircleAlert size="s" />}
          {error ?? help}
        </p>
      )}
    </div>
  );
}
