import { useState } from 'react';
import styles from './score-digits.module.css';

/** One side's score. After a change the new digits slide up once; the first paint has no motion. */
export function ScoreDigits({ value }: { value: string }) {
  const [firstValue] = useState(value);
  return (
    <span key={value} className={styles.digits} data-changed={value === firstValue ? undefined : ''}>
      {value}
    </span>
  );
}
