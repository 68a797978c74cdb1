import { pathWith } from '@touchline/feature-kit';

/** The step of signing up that offers subscriptions (section 2). */
export const stepPath = '/auth/sign-up/subscription/';
/** The step that redeems a code instead. */
export const codeStepPath = '/auth/sign-up/subscription/code/';

/** The step that sells one of them. @param returnTo the page that the viewer wanted before they signed up */
export const buyStepPath = (id: string, returnTo: string): string =>
  pathWith(`${stepPath}buy/${encodeURIComponent(id)}/`, { returnTo });
