import { type SessionState, useSession } from '@touchline/auth-session';
import { type Profile, userGenders } from '@touchline/contract';
import { useNotify, useWrite } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { Button, Field, Input } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { FormFailure } from '../form/form-failure.tsx';
import { getLatestBirthday } from '../form/profile-rules.ts';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import styles from './form.module.css';
import { saveProfileMutation } from './save-profile-mutation.ts';
import { createProfileSchema, type ProfileFields } from './profile-schema.ts';
import { getProfileChanges, getProfileValues, profileFieldNames } from './profile-values.ts';
import { useUntouchedFields } from './use-untouched-fields.ts';

/** The form of the viewer's profile (specification, section 7, update_profile); the e-mail address is read-only. */
export function ProfileForm({ user }: { user: NonNullable<SessionState['user']> }) {
  const text = useText('account');
  const { clock } = useLocale();
  const session = useSession();
  const telemetry = useTelemetry();
  const notify = useNotify();
  const write = useWrite();
  const latestBirthday = getLatestBirthday(clock.read());
  const schema = useMemo(() => createProfileSchema(latestBirthday), [latestBirthday]);
  const form = useAccountForm({
    schema,
    defaultValues: getProfileValues(user),
    async submit(values) {
      const changes = getProfileChanges(user, values);
      if (Object.keys(changes).length > 0) {
        const saveOutcome = await write(saveProfileMutation(session, telemetry), { id: 'profile', changes });
        if (saveOutcome.kind === 'failed') throw saveOutcome.error;
        if (saveOutcome.kind === 'written') showSaved(values, saveOutcome.answer);
      }
      notify('success', text('profile.saved'));
    },
  });
  useUntouchedFields(form.fields, getProfileValues(user));
  /** Shows the values that the backend has saved, except in fields that the viewer has changed since. */
  function showSaved(sentFields: ProfileFields, savedProfile: Profile): void {
    const savedFields = getProfileValues(savedProfile);
    for (const name of profileFieldNames)
      if (form.fields.getValues(name).trim() === sentFields[name]) form.fields.setValue(name, savedFields[name]);
  }
  const genders = ['', ...userGenders].map((value) => ({ value, label: text(`profile.genders.${value || 'none'}`) }));
  // The backend allows any text, so the form also offers a value that another portal has saved.
  const unlistedGender = user.gender && !genders.some(({ value }) => value === user.gender) ? user.gender : undefined;
  const input = (name: 'displayName' | 'phone' | 'countryName' | 'city' | 'postalCode' | 'dateOfBirth') => ({
    form,
    name,
    label: text(`profile.${name}`),
  });
  return (
    <form {...form.props} className={styles.form}>
      <div className={styles.pair}>
        <TextField {...input('displayName')} autoComplete="name" dir="auto" />
        <Field label={text('profile.email')} help={text('profile.emailHelp')}>
          {(control) => <Input {...control} type="email" value={user.email ?? ''} readOnly dir="ltr" />}
        </Field>
      </div>
      <div className={styles.pair}>
        <TextField {...input('phone')} type="tel" autoComplete="tel" dir="ltr" />
        <TextField {...input('countryName')} autoComplete="country-name" dir="auto" />
      </div>
      <div className={styles.pair}>
        <TextField {...input('city')} autoComplete="address-level2" dir="auto" />
        <TextField {...input('postalCode')} autoComplete="postal-code" dir="ltr" />
      </div>
      <div className={styles.pair}>
        <SelectField
          form={form}
          name="gender"
          label={text('profile.gender')}
          autoComplete="sex"
          options={
            unlistedGender === undefined ? genders : [...genders, { value: unlistedGender, label: unlistedGender }]
          }
        />
        <TextField {...input('dateOfBirth')} type="date" autoComplete="bday" max={latestBirthday} />
      </div>
      <FormFailure error={form.failure} />
      <div>
        <Button variant="brand" type="submit" loading={form.isBusy}>
          {text('profile.submit')}
        </Button>
      </div>
    </form>
  );
}
