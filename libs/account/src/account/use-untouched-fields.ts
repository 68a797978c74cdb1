import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileFields } from './profile-schema.ts';
import { profileFieldNames } from './profile-values.ts';

/**
 * Updates untouched fields when another tab changes the profile while the form is open; typed values stay.
 * @param knownFields the current profile
 */
export function useUntouchedFields(
  { getValues, setValue }: UseFormReturn<ProfileFields>,
  knownFields: ProfileFields,
): void {
  const shownFields = useRef(knownFields);
  useEffect(() => {
    for (const name of profileFieldNames) {
      if (knownFields[name] !== shownFields.current[name] && getValues(name) === shownFields.current[name])
        setValue(name, knownFields[name]);
    }
    shownFields.current = knownFields;
  });
}
