import { defineManifest, fill, overlays } from '@touchline/feature-kit/manifest';
import { options, type SurveyOptions } from './options.ts';

/** A survey over the page, for a portal whose customer.json has the key `survey`. */
export const manifest = defineManifest<SurveyOptions>({
  id: 'survey',
  options,
  // The account's profile stores the answers.
  requires: ['account'],
  // The policy allows the form's origin, and no other, in a frame.
  csp: ({ form_url: form }) => ({ frame: [form.startsWith('/') ? "'self'" : new URL(form).origin] }),
  fills: (customer) => [
    fill(overlays, async () => (await import('./components/survey-mount.shell.tsx')).createSurveyMount(customer)),
  ],
});
