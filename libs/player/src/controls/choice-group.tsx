import styles from './menu.module.css';
import { IconCheck } from './icons.ts';

export interface Choice {
  id: string;
  label: string;
  /** A quiet addition at the end of the line. */
  detail?: string | undefined;
  /** BCP 47 tag of the label, where it is not the page's language. */
  language?: string | undefined;
}

interface ChoiceGroupProps {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChoose: (id: string) => void;
}

/** One question of a menu, with exactly one answer chosen. */
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
          lang={choice.language}
          onClick={() => onChoose(choice.id)}
        >
          <span>{choice.label}</span>
          {choice.detail !== undefined && <span className={styles.detail}>{choice.detail}</span>}
          {choice.id === value && <IconCheck size="s" />}
        </button>
      ))}
    </fieldset>
  );
}
