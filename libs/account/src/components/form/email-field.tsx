import { useText } from '@touchline/i18n';
import { useEffect } from 'react';
import type { FieldPathValue, FieldValues } from 'react-hook-form';
import { type FormFieldProps, TextField } from './text-field.tsx';
import { typedEmail } from '../../state/typed-email.ts';

/**
 * The field of the account's e-mail address, which password managers fill in. An empty field gets the address that the
 * viewer typed in another form of this tab.
 */
export function EmailField<Values extends FieldValues, Output>({
  form,
  name,
  errorLink,
  hasPasskeys = false,
}: Pick<FormFieldProps<Values, Output>, 'form' | 'name' | 'errorLink'> & {
  /** Whether the browser offers passkeys in the field's suggestions. */
  hasPasskeys?: boolean;
}) {
  const text = useText('account');
  const { getValues, setValue, watch } = form.fields;
  useEffect(() => {
    const email = typedEmail.get();
    // The cast is safe: the field is a text in each form.
    if (email !== '' && !getValues(name)) setValue(name, email as FieldPathValue<Values, typeof name>);
    const subscription = watch((values, { name: changedName }) => {
      if (changedName === name) typedEmail.set(String(values[name] ?? '').trim());
    });
    return () => subscription.unsubscribe();
  }, [getValues, name, setValue, watch]);
  return (
    <TextField
      form={form}
      name={name}
      errorLink={errorLink}
      label={text('signIn.email')}
      type="email"
      inputMode="email"
      autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
      dir="ltr"
    />
  );
}
