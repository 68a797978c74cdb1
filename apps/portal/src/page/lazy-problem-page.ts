import { lazy } from 'react';
import { retryUntilLoaded } from '../recovery/retry-until-loaded.ts';

/**
 * The page that replaces a failed one. Its code is in the chunk of navigations, which loads at the viewer's first input
 * or in idle time. If that load fails without a network, it is repeated when the network returns.
 */
export const ProblemPage = lazy(async () => {
  const { ProblemPage: Page } = await retryUntilLoaded(() => import('@touchline/shell/problem-page'));
  return { default: Page };
});
