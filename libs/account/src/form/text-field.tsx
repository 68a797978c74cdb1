import { Field, Input, type InputProps } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { AccountForm } from './use-account-form.ts';

/** The props of every field. */
export interface FormFieldProps<Values extends FieldValues, Output> {
  form: AccountForm<Values, Output>;
  name: FieldPath<Values>;
  label: string;
  /** At the end of the label's row. */
  aside?: ReactNode;
  help?: ReactNode;
}

type TextFieldProps<Values extends FieldValues, Output> = FormFieldProps<Values, Output> &
  Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'dir' | 'readOnly' | 'max' | 'min'>;

/** A one-line text field. */
export function TextField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  aside,
  help,
  ...input
}: TextFieldProps<Values, Output>) {
  return (
    <Field label={label} aside={aside} help={help} error={form.getError(name)}>
      {(control) => <Input {...control} {...input} {...form.fields.register(name)} />}
    </Field>
  );
}
