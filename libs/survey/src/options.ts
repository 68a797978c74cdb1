import { addressText, isAddress } from '@touchline/customer-config/address';
import { z } from 'zod';

/** A path on the portal's own host, or an address of another host; braces are replaced later. */
const isFormUrl = (value: string): boolean =>
  value.startsWith('/') ? /^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(value) : isAddress(value, { local: true });

/** Options of the survey that a customer sets. */
export const options = z
  .strictObject({
    form_url: addressText
      .refine(isFormUrl, "an https address, or a path on the portal's own host, such as /media/survey/form")
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
