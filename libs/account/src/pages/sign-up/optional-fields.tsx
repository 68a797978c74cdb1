import { userGenders } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { IconChevronDown } from '@touchline/ui-kit';
import { useState } from 'react';
import { CountryField } from '../../components/form/country-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import rows from '../../components/auth-frame/form.module.css';
import styles from './optional-fields.module.css';
import type { SignUpFields } from './sign-up-values.ts';

const inputs = ['phone', 'countryName', 'city', 'postalCode', 'dateOfBirth'] as const;

/** The optional fields of a new profile, collapsed. @param latestBirthday see getLatestBirthday */
export function OptionalFields({ form, latestBirthday }: { form: SignUpFields; latestBirthday: string }) {
  const text = useText('account');
  const genders = ['', ...userGenders].map((value) => ({ value, label: text(`profile.genders.${value || 'none'}`) }));
  const input = (name: (typeof inputs)[number]) => ({
    form,
    name,
    label: text(`profile.${name}`),
  });
  const [isOpen, setIsOpen] = useState(false);
  const hasError = inputs.some((name) => form.getError(name) !== undefined);
  const [hadError, setHadError] = useState(hasError);
  if (hasError !== hadError) {
    setHadError(hasError);
    // An invalid field must be visible to get the focus. A corrected field stays visible.
    if (hasError) setIsOpen(true);
  }
  return (
    <details className={styles.more} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        {text('signUp.more')}
        <span className={styles.note}>{text('signUp.optional')}</span>
        <IconChevronDown size="s" className={styles.chevron} />
      </summary>
      <div className={styles.fields}>
        <TextField {...input('phone')} type="tel" autoComplete="tel" dir="ltr" />
        <CountryField {...input('countryName')} />
        <div className={rows.row}>
          <TextField {...input('city')} autoComplete="address-level2" dir="auto" />
          <TextField {...input('postalCode')} autoComplete="postal-code" dir="ltr" />
        </div>
        <div className={rows.row}>
          <SelectField form={form} name="gender" label={text('profile.gender')} autoComplete="sex" options={genders} />
          <TextField {...input('dateOfBirth')} type="date" autoComplete="bday" max={latestBirthday} />
        </div>
      </div>
    </details>
  );
}
