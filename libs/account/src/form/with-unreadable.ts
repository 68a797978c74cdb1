import type { FieldValues, ResolverOptions } from 'react-hook-form';

/**
 * Values as validation sees them: half a date is the empty text to the page, though not to its viewer. What the browser could not read
 * is no date, so that its field says so.
 */
export function withUnreadable<Input extends FieldValues>(
  values: Input,
  fields: ResolverOptions<Input>['fields'],
): Input {
  const unreadable = Object.entries(fields).filter(
    ([, field]) => field?.ref instanceof HTMLInputElement && field.ref.validity.badInput,
  );
  return { ...values, ...Object.fromEntries(unreadable.map(([name]) => [name, '?'])) };
}
