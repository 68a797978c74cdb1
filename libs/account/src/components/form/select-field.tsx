import { Field, NativeSelect, type NativeSelectProps } from '@touchline/ui-kit';
import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './text-field.tsx';

type SelectFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> &
  Pick<NativeSelectProps, 'options' | 'autoComplete'>;

/** A field with a list of options. */
export function SelectField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  aside,
  help,
  ...select
}: SelectFieldProps<Values, Output>) {
  return (
    <Field label={label} aside={aside} help={help} error={form.getError(name)}>
      {(control) => <NativeSelect {...control} {...select} {...form.fields.register(name)} />}
    </Field>
  );
}
