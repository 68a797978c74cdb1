import { useText } from '@touchline/i18n';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, TextField } from './text-field.tsx';

/** The field of the account's e-mail address, which password managers fill in. */
export function EmailField<Values extends FieldValues, Output>(
  props: Pick<FormFieldProps<Values, Output>, 'form' | 'name'>,
) {
  const text = useText('account');
  return (
    <TextField
      {...props}
      label={text('signIn.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      dir="ltr"
    />
  );
}
