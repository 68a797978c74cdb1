import { Input, IconSearch } from '@touchline/ui-kit';
import { maxSearchCharacters } from './use-choice-search.ts';
import styles from './choice-search.module.css';

interface ChoiceSearchProps {
  /** The field's label, such as "Find a team". */
  label: string;
  value: string;
  onType: (typedText: string) => void;
}

/** The search field that filters the choices below it. Enter submits no form, because the result is already shown. */
export function ChoiceSearch({ label, value, onType }: ChoiceSearchProps) {
  return (
    <div className={styles.search} role="search" aria-label={label}>
      <IconSearch size="s" className={styles.icon} />
      <Input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxSearchCharacters}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) onType('');
        }}
      />
    </div>
  );
}
