import { useText } from '@touchline/i18n';
import { Field, PasswordInput } from '@touchline/ui-kit';
import type { FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './text-field.tsx';

interface PasswordFieldProps<Values extends FieldValues, Output> extends FormFieldProps<Values, Output> {
  /** Whether password managers fill in the current password or propose a new password. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field: the viewer can show and paste the password, and a password manager can fill it in. */
export function PasswordField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  aside,
  help,
  autoComplete,
}: PasswordFieldProps<Values, Output>) {
  const text = useText('account');
  return (
    <Field label={label} aside={aside} help={help} error={form.getError(name)}>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete={autoComplete}
          showLabel={text('password.show')}
          {...form.fields.register(name)}
        />
      )}
    </Field>
  );
}
