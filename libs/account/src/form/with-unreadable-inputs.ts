import type { FieldValues, ResolverOptions } from 'react-hook-form';

/**
 * The values for validation. A browser reports an incomplete date as an empty text. It becomes an invalid one here, so
 * that its field shows an error.
 */
export function withUnreadableInputs<Input extends FieldValues>(
  values: Input,
  fields: ResolverOptions<Input>['fields'],
): Input {
  const unreadableFields = Object.entries(fields).filter(
    ([, field]) => field?.ref instanceof HTMLInputElement && field.ref.validity.badInput,
  );
  return { ...values, ...Object.fromEntries(unreadableFields.map(([name]) => [name, '?'])) };
}
