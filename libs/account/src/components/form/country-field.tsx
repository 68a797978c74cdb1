import { useLocale, useText } from '@touchline/i18n';
import { useMemo, useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { getCountries } from './get-countries.ts';
import { SelectField } from './select-field.tsx';
import type { FormFieldProps } from './text-field.tsx';

type CountryFieldProps<Values extends FieldValues, Output> = Pick<
  FormFieldProps<Values, Output>,
  'form' | 'name' | 'label'
> & {
  /** The saved country, which may be a text of another portal. */
  savedCountry?: string | undefined;
};

const subscribe = () => () => undefined;

/**
 * A list of all countries in the viewer's language; the likely country is first. The server's HTML has no countries,
 * because order and names depend on the browser.
 */
export function CountryField<Values extends FieldValues, Output>({
  savedCountry,
  ...field
}: CountryFieldProps<Values, Output>) {
  const text = useText('account');
  const { locale } = useLocale();
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const countries = useMemo(
    () => (isInBrowser ? getCountries({ locale, languages: navigator.languages, savedCountry }) : []),
    [isInBrowser, locale, savedCountry],
  );
  return (
    <SelectField
      {...field}
      autoComplete="country-name"
      options={[{ value: '', label: text('profile.genders.none') }, ...countries]}
    />
  );
}
