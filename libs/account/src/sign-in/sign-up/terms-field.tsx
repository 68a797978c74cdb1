import { Slot, termsLinks } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Checkbox } from '@touchline/ui-kit';
import type { SignUpFields } from './sign-up-values.ts';

/** The acceptance of the terms; what is accepted is linked by whoever shows it. */
export function TermsField({ form }: { form: SignUpFields }) {
  const text = useText('account');
  return (
    <Checkbox {...form.fields.register('terms')} error={form.errorOf('terms')}>
      {text('signUp.terms')} <Slot of={termsLinks} props={{}} />
    </Checkbox>
  );
}
