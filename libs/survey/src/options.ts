import { addressText, isAddress } from '@touchline/customer-config/address';
import { z } from 'zod';

/** A path on the portal's own host, or an address of another host; braces are replaced later. */
const isFormUrl = (value: string): boolean =>
  value.startsWith('/') ? /^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(value) : isAddress(value, { local: true });

/** The address with {locale} in place of the only other name in braces. */
function suggestLocale(formUrl: string): string {
  const names = [...formUrl.matchAll(/\{{1,3}[\w-]{1,20}\}{1,3}/g)];
  return names.length === 1 ? `: ${formUrl.replace(/\{{1,3}[\w-]{1,20}\}{1,3}/, '{locale}').slice(0, 200)}` : '';
}

/** Options of the survey that a customer sets. */
export const options = z
  .strictObject({
    form_url: addressText
      .refine(isFormUrl, "an https address, or a path on the portal's own host, such as /media/survey/form")
      .refine((value) => !/[{}]/.test(value.replaceAll('{locale}', '')), {
        error: ({ input }) =>
          `no other braces than {locale}, which becomes the page's language${suggestLocale(String(input))}`,
      })
      .meta({
        description:
          'The address of the form, which a frame shows: https, or a path on the portal\'s own host. {locale} becomes the page\'s language. The form posts `{ "type": "survey_submitted" }` to its parent window',
      }),
    name: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, 'at most 64 letters, digits, _ and -, starting with a letter')
      .default('survey_user_experience_1')
      .meta({ description: 'The name of the survey in profiles; a new name asks all viewers again' }),
  })
  .meta({ description: 'A survey that asks viewers for their opinion some time after sign-up; needs account' });

export type SurveyOptions = z.output<typeof options>;
