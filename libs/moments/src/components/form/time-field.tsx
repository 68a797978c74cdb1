import { useText } from '@touchline/i18n';
import { usePlayerRemote } from '@touchline/player/remote';
import { Button, Field, Input } from '@touchline/ui-kit';
import styles from './moment-form.module.css';
import { formatWrittenTime } from './written-time.ts';

interface TimeFieldProps {
  label: string;
  /** The text of the field. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A time of the match. The viewer types it, or a button copies the player's position. */
export function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  const text = useText('moments');
  const { state } = usePlayerRemote();
  const insertCurrentTime = (): void => {
    const position = state.get()?.position;
    if (position !== undefined) onChange(formatWrittenTime(Math.max(0, position)));
  };
  return (
    <Field
      label={label}
      error={error}
      aside={
        <Button size="s" variant="ghost" onClick={insertCurrentTime}>
          {text('form.now')}
        </Button>
      }
    >
      {(control) => (
        <Input
          {...control}
          className={styles.time}
          dir="ltr"
          autoComplete="off"
          maxLength={12}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
