import { pathWith } from '@touchline/feature-kit';

/** The step of signing up that offers subscriptions (section 2). */
export const stepPath = '/auth/sign-up/subscription/';
/** Where a code is redeemed instead. */
export const codeStepPath = '/auth/sign-up/subscription/code/';

/** Where one of them is bought within the step. @param returnTo where the viewer wanted to go when they signed up */
export const buyStepPath = (id: string, returnTo: string): string =>
  pathWith(`${stepPath}buy/${encodeURIComponent(id)}/`, { returnTo });
