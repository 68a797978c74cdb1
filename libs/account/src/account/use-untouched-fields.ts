import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileFields } from './profile-schema.ts';
import { profileNames } from './profile-values.ts';

/**
 * Updates untouched fields when another tab changes the profile while the form is open; typed values stay.
 * @param known the current profile
 */
export function useUntouchedFields({ getValues, setValue }: UseFormReturn<ProfileFields>, known: ProfileFields): void {
  const shown = useRef(known);
  useEffect(() => {
    for (const name of profileNames) {
      if (known[name] !== shown.current[name] && getValues(name) === shown.current[name]) setValue(name, known[name]);
    }
    shown.current = known;
  });
}
