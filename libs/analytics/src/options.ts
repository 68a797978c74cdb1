import { z } from 'zod';

/** Analytics has no options in customer.json; the measurement id alone turns it on. */
export const options = z
  .strictObject({})
  .meta({ description: 'Google Analytics; app_config.app_id_for_ga4 enables it' });

/** The measurement id belongs to this feature; `consent.required` applies to the whole site. */
export const reads = { measurementId: 'app_config.app_id_for_ga4', consentRequired: 'consent.required' };

export const onBy = reads.measurementId;
export const wants = [reads.measurementId];

/** Options that the feature receives. */
export interface AnalyticsOptions {
  measurementId?: string | undefined;
  consentRequired?: boolean | undefined;
  /** Set by an edge: origin of a stand-in for Google. */
  standIn?: string | undefined;
}

/** Google's tag, and its files for linked destinations; not the containers of other sites on the same host. */
const scripts = ['https://www.googletagmanager.com/gtag/js', 'https://www.googletagmanager.com/gtag/destination'];
const tags = 'https://*.googletagmanager.com';
const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The hosts of Google's tag and of its collectors, from Google's own list for a policy, without advertising. */
export const csp = ({ measurementId }: AnalyticsOptions) =>
  measurementId === undefined
    ? {}
    : { script: scripts, connect: [...collectors, tags], image: ['https://*.google-analytics.com', tags] };
