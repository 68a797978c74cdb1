import { pathWith } from '@touchline/feature-kit/manifest';

/** The sign-up step that offers subscriptions (specification, section 2). */
export const stepPath = '/auth/sign-up/subscription/';
/** The sign-up step that redeems an access code in place of a subscription. */
export const codeStepPath = '/auth/sign-up/subscription/code/';

/**
 * The sign-up step that sells a subscription. @param returnTo the page that the viewer requested before the sign-up
 */
export const buyStepPath = (id: string, returnTo: string): string =>
  pathWith(`${stepPath}buy/${encodeURIComponent(id)}/`, { returnTo });
