import { addressText, isAddress } from '@touchline/customer/address';
import { z } from 'zod';

/** The survey needs an account, whose profile stores the answers. */
export const needs = ['account'];

/** A path on the portal's own host, or an address of another host; braces are replaced later. */
const isFormUrl = (value: string): boolean =>
  value.startsWith('/') ? /^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(value) : isAddress(value, { local: true });

/** Options of the survey that a customer sets. */
export const options = z
  .strictObject({
    form_url: addressText
      .refine(isFormUrl, "https:// and a host, or a path of the portal's own host such as /media/survey/form")
      .meta({
        description:
          'The form, as a page that stands in a frame: an https address or a path of the portal\'s own host; {locale} becomes the page\'s language. It says `{ "type": "survey_submitted" }` to the window around it',
      }),
    name: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, 'letters, digits, _ and -, a letter first, at most 64')
      .default('survey_user_experience_1')
      .meta({ description: 'Names the survey in profiles: whoever has answered one is asked again by another' }),
  })
  .meta({ description: 'Asks viewers how they like it, once they know it' });

export type SurveyOptions = z.output<typeof options>;

/** The policy allows the form's origin, and no other, in a frame. */
export const csp = ({ form_url: form }: SurveyOptions) => ({
  frame: [form.startsWith('/') ? "'self'" : new URL(form).origin],
});
