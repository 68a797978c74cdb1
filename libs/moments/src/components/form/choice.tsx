import { Field, NativeSelect, type NativeSelectProps } from '@touchline/ui-kit';

interface ChoiceProps {
  label: string;
  value: string;
  options: NativeSelectProps['options'];
  onChange: (value: string) => void;
}

/** A native select with a label. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <NativeSelect {...control} value={value} onChange={({ target }) => onChange(target.value)} options={options} />
      )}
    </Field>
  );
}
