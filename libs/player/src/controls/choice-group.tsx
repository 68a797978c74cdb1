import styles from './menu.module.css';
import { IconCheck } from './icons.ts';

export interface Choice {
  id: string;
  label: string;
  /** A smaller text below the label. */
  note?: string | undefined;
  /** A muted text at the end of the line. */
  detail?: string | undefined;
  /** BCP 47 tag of the detail, if it is not in the page's language. */
  language?: string | undefined;
}

interface ChoiceGroupProps {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChoose: (id: string) => void;
}

/** A group of choices in a menu, with a single chosen entry. */
export function ChoiceGroup({ label, choices, value, onChoose }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.group} aria-label={label}>
      <p className={styles.heading} aria-hidden="true">
        {label}
      </p>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          className={styles.choice}
          aria-checked={choice.id === value}
          onClick={() => onChoose(choice.id)}
        >
          <span>
            {choice.label}
            {choice.note !== undefined && <span className={styles.note}> {choice.note}</span>}
          </span>
          {choice.detail !== undefined && (
            <span className={styles.detail} lang={choice.language}>
              {choice.detail}
            </span>
          )}
          {choice.id === value && <IconCheck size="s" />}
        </button>
      ))}
    </fieldset>
  );
}
