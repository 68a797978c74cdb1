import type { InputHTMLAttributes, Ref } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './field.module.css';

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A 48-pixel text input; `aria-invalid` shows it as refused. */
export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={joinClasses(styles.input, className)} />;
}
