import { useState } from 'react';
import styles from './score-digits.module.css';

/** One side's score. When it changes while shown, the new digits slide up once; the first paint stands still. */
export function ScoreDigits({ value }: { value: string }) {
  const [first] = useState(value);
  return (
    <span key={value} className={styles.digits} data-changed={value === first ? undefined : ''}>
      {value}
    </span>
  );
}
