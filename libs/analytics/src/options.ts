import { z } from 'zod';

/** What a customer may decide about analytics under its key: nothing yet. The measurement id turns it on by itself. */
export const options = z
  .strictObject({})
  .meta({ description: 'Google Analytics; app_config.app_id_for_ga4 turns it on' });

/** The measurement id is analytics' as other ids are others'; whether one is asked first holds for the whole site. */
export const reads = { measurementId: 'app_config.app_id_for_ga4', consentRequired: 'consent.required' };

export const onBy = reads.measurementId;
export const wants = [reads.measurementId];

/** What the feature is told. */
export interface AnalyticsOptions {
  measurementId?: string | undefined;
  consentRequired?: boolean | undefined;
  /** Told by an edge: where a stand-in of Google's answers. */
  standIn?: string | undefined;
}

/** Google's tag, and its files for linked destinations; not the containers of others on the same host. */
const scripts = ['https://www.googletagmanager.com/gtag/js', 'https://www.googletagmanager.com/gtag/destination'];
const tags = 'https://*.googletagmanager.com';
const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Where Google's tag comes from and where it sends to, by Google's own list for a policy; nothing of advertising's. */
export const csp = ({ measurementId }: AnalyticsOptions) =>
  measurementId === undefined
    ? {}
    : { script: scripts, connect: [...collectors, tags], image: ['https://*.google-analytics.com', tags] };
