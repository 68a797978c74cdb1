import type { ReactNode } from 'react';
import styles from './choice-card.module.css';

interface ChoiceCardProps {
  /** The name of the radio group. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  title: string;
  /** Below the title. */
  description?: ReactNode;
  /** Content at the end of the row, such as a price or an icon. */
  aside?: ReactNode;
  isDisabled?: boolean | undefined;
  /** The fields below the card, shown only while it is selected. */
  children?: ReactNode;
}

/** A radio button that looks like a card. */
export function ChoiceCard(choice: ChoiceCardProps) {
  const { name, value, isChosen, onChoose, title, description, aside, isDisabled = false, children } = choice;
  return (
    <div className={styles.card}>
      <label className={styles.row}>
        <input
          type="radio"
          className={styles.radio}
          name={name}
          value={value}
          checked={isChosen}
          onChange={onChoose}
          disabled={isDisabled}
        />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {description != null && <span className={styles.about}>{description}</span>}
        </span>
        {aside != null && <span className={styles.aside}>{aside}</span>}
      </label>
      {isChosen && children != null && <div className={styles.inside}>{children}</div>}
    </div>
  );
}
