import { useText } from '@touchline/i18n';
import { usePlayerRemote } from '@touchline/player/remote';
import { Button, Field, Input } from '@touchline/ui-kit';
import styles from './moment-form.module.css';

/** A time as the field writes it: `35:02`, or `35:02.4` where it is finer, so that what is not changed stays as it was. */
export function writtenTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const whole = Math.floor(milliseconds / 1000);
  const rest = milliseconds % 1000;
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const clock = hours > 0 ? `${hours}:${twoDigits(minutes)}` : String(minutes);
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(3, '0').replace(/0+$/, '')}`;
  return `${clock}:${twoDigits(whole % 60)}${fraction}`;
}

interface TimeFieldProps {
  label: string;
  /** As it is written. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A time of the match: written, or taken from the picture. */
export function TimeField({ label, value, error, onChange }: TimeFieldProps) {
  const text = useText('moments');
  const { state } = usePlayerRemote();
  const take = (): void => {
    const position = state.get()?.position;
    if (position !== undefined) onChange(writtenTime(Math.max(0, position)));
  };
  return (
    <Field
      label={label}
      error={error}
      aside={
        <Button size="s" variant="ghost" onClick={take}>
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
