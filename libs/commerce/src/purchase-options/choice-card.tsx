import type { ReactNode } from 'react';
import styles from './choice-card.module.css';

interface ChoiceCardProps {
  /** The name of the radio group. */
  name: string;
  value: string;
  chosen: boolean;
  onChoose: () => void;
  title: string;
  /** Below the title. */
  about?: ReactNode;
  /** At the end of the row: a price, an icon. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
  /** The fields below it, while it is chosen. */
  children?: ReactNode;
}

/** A radio button with the look of a card. */
export function ChoiceCard(choice: ChoiceCardProps) {
  const { name, value, chosen, onChoose, title, about, aside, disabled = false, children } = choice;
  return (
    <div className={styles.card}>
      <label className={styles.row}>
        <input
          type="radio"
          className={styles.radio}
          name={name}
          value={value}
          checked={chosen}
          onChange={onChoose}
          disabled={disabled}
        />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {about != null && <span className={styles.about}>{about}</span>}
        </span>
        {aside != null && <span className={styles.aside}>{aside}</span>}
      </label>
      {chosen && children != null && <div className={styles.inside}>{children}</div>}
    </div>
  );
}
