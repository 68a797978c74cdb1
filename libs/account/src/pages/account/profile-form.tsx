import { type Session, type SessionState, useSession } from '@touchline/auth-session';
import { type Profile, type ProfileChanges, userGenders } from '@touchline/contract';
import { useNotify, useWrite, type WriteVariables } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { type Telemetry, useTelemetry } from '@touchline/telemetry';
import { Button, Field, Input } from '@touchline/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { mutationOptions } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { CountryField } from '../../components/form/country-field.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { getLatestBirthday } from '../../components/form/profile-rules.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { UnsavedChanges } from '../../components/form/unsaved-changes.tsx';
import { useAccountForm } from '../../components/form/use-account-form.ts';
import { profileDraft } from '../../state/profile-draft.ts';
import { createProfileSchema, type ProfileFields } from './profile-schema.ts';
import { getProfileChanges, getProfileValues, profileFieldNames } from './profile-values.ts';
import styles from './form.module.css';

/**
 * Updates untouched fields when another tab changes the profile while the form is open; typed values stay.
 * @param knownFields the current profile
 */
function useUntouchedFields({ getValues, setValue }: UseFormReturn<ProfileFields>, knownFields: ProfileFields): void {
  const shownFields = useRef(knownFields);
  useEffect(() => {
    for (const name of profileFieldNames) {
      if (knownFields[name] !== shownFields.current[name] && getValues(name) === shownFields.current[name])
        setValue(name, knownFields[name]);
    }
    shownFields.current = knownFields;
  });
}

/** The changes of the viewer's profile. */
interface ProfileVariables extends WriteVariables {
  changes: ProfileChanges;
}

/** Saves changes of the viewer's profile, one write at a time. The form shows a failure. */
const saveProfileMutation = ({ updateProfile }: Session, telemetry: Telemetry) =>
  mutationOptions({
    mutationKey: ['account', 'profile', 'save'],
    scope: { id: 'profile' },
    meta: { failure: 'shown' },
    mutationFn: ({ changes }: ProfileVariables) => updateProfile(changes),
    onSuccess: () => telemetry.event('profile_updated', {}),
  });

/**
 * The form of the viewer's profile (specification, section 7, update_profile); the e-mail address is read-only. It
 * starts with the values that the viewer typed before the session expired.
 */
export function ProfileForm({ user }: { user: NonNullable<SessionState['user']> }) {
  const text = useText('account');
  const { clock } = useLocale();
  const session = useSession();
  const telemetry = useTelemetry();
  const notify = useNotify();
  const write = useWrite();
  const latestBirthday = getLatestBirthday(clock.read());
  const schema = useMemo(() => createProfileSchema(latestBirthday), [latestBirthday]);
  const [typedChanges] = useState(() => {
    const draft = profileDraft.get();
    const changes = draft?.viewer === user.id ? Object.entries(draft.changes) : [];
    return Object.fromEntries(changes.filter(([name]) => profileFieldNames.some((fieldName) => fieldName === name)));
  });
  const form = useAccountForm({
    schema,
    defaultValues: { ...getProfileValues(user), ...typedChanges },
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
  const { getValues } = form.fields;
  useEffect(() => {
    profileDraft.set(null);
    return session.onEnd(({ reason }) => {
      const changes = getProfileChanges(user, getValues());
      if (reason === 'expired' && Object.keys(changes).length > 0) profileDraft.set({ viewer: user.id, changes });
    });
  }, [session, user, getValues]);
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
        <CountryField {...input('countryName')} savedCountry={user.countryName} />
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
      <UnsavedChanges hasChanges={() => Object.keys(getProfileChanges(user, getValues())).length > 0} />
      <div>
        <Button variant="brand" type="submit" loading={form.isBusy}>
          {text('profile.submit')}
        </Button>
      </div>
    </form>
  );
}
