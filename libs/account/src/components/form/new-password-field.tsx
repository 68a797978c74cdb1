import { useText } from '@touchline/i18n';
import { StrengthMeter } from '@touchline/ui-kit';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useEffect, useState } from 'react';
import { PasswordField } from './password-field.tsx';
import type { FormFieldProps } from './text-field.tsx';
import type { Strength } from './password-strength.ts';
import styles from './new-password-field.module.css';

type EstimateStrength = (password: string, personalWords?: readonly string[]) => Strength;

/**
 * The strength of the typed password; 0 for an empty one, and until the estimator has loaded. The estimator loads with
 * the first character, and the form works without it.
 */
function usePasswordStrength(password: string, personalWords: readonly string[]): 0 | Strength {
  const [estimate, setEstimate] = useState<{ run: EstimateStrength }>();
  const hasPassword = password !== '';
  useEffect(() => {
    if (!hasPassword || estimate) return;
    let isMounted = true;
    import('./password-strength.ts')
      .then(({ estimatePasswordStrength }) => isMounted && setEstimate({ run: estimatePasswordStrength }))
      .catch(() => undefined);
    return () => void (isMounted = false);
  }, [hasPassword, estimate]);
  return hasPassword && estimate ? estimate.run(password, personalWords) : 0;
}

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
