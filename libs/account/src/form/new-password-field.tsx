import { useText } from '@touchline/i18n';
import { StrengthMeter } from '@touchline/ui-kit';
import { type FieldValues, useWatch } from 'react-hook-form';
import { PasswordField } from './password-field.tsx';
import type { FormFieldProps } from './text-field.tsx';
import styles from './new-password-field.module.css';
import { usePasswordStrength } from './use-password-strength.ts';

interface NewPasswordFieldProps<Values extends FieldValues, Output> extends FormFieldProps<Values, Output> {
  /** The viewer's name and e-mail address, which an attacker would try first. */
  personalWords?: readonly string[] | undefined;
}

const strengthNames = [undefined, 'weak', 'fair', 'good', 'strong'] as const;
const noPersonalWords: readonly string[] = [];

/** The field for a new password, with a strength meter. The meter only advises; it accepts every password. */
export function NewPasswordField<Values extends FieldValues, Output>({
  personalWords = noPersonalWords,
  ...field
}: NewPasswordFieldProps<Values, Output>) {
  const text = useText('account');
  const { form, name } = field;
  const value: unknown = useWatch({ control: form.fields.control, name });
  const strength = usePasswordStrength(typeof value === 'string' ? value : '', personalWords);
  const strengthName = strengthNames[strength];
  return (
    <div className={styles.field}>
      <PasswordField {...field} autoComplete="new-password" />
      <StrengthMeter label={text('password.strength.label')} level={strength}>
        {strengthName && text(`password.strength.${strengthName}`)}
      </StrengthMeter>
    </div>
  );
}
