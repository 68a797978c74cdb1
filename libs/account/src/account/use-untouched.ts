import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileFields } from './profile-schema.ts';
import { profileNames } from './profile-values.ts';

/**
 * Fields that the viewer has not touched follow the profile, which another tab may change while the form is open; what they typed stays.
 * @param known the profile as it is known now
 */
export function useUntouched({ getValues, setValue }: UseFormReturn<ProfileFields>, known: ProfileFields): void {
  const shown = useRef(known);
  useEffect(() => {
    for (const name of profileNames) {
      if (known[name] !== shown.current[name] && getValues(name) === shown.current[name]) setValue(name, known[name]);
    }
    shown.current = known;
  });
}
