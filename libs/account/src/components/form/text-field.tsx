import { Field, Input, type InputProps } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { AccountForm } from './use-account-form.ts';

/** The props of every field. */
export interface FormFieldProps<Values extends FieldValues, Output> {
  form: AccountForm<Values, Output>;
  name: FieldPath<Values>;
  label: string;
  /** Content at the end of the label's row. */
  aside?: ReactNode;
  help?: ReactNode;
  /** A link after the error, which leads to a solution. */
  errorLink?: ReactNode;
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
  errorLink,
  ...input
}: TextFieldProps<Values, Output>) {
  const error = form.getError(name);
  const errorWithLink =
    error !== undefined && errorLink ? (
      <span>
        {error} {errorLink}
      </span>
    ) : (
      error
    );
  return (
    <Field label={label} aside={aside} help={help} error={errorWithLink}>
      {(control) => <Input {...control} {...input} {...form.fields.register(name)} />}
    </Field>
  );
}
