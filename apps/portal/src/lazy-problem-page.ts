import { lazy } from 'react';
import { retryUntilLoaded } from './browser/retry-until-loaded.ts';

type Code = typeof import('@touchline/shell/problem-page');

/**
 * Loads the problem page. Without a network, the page is needed but cannot load, so the load is repeated when the
 * network returns.
 */
export const fetchProblemPage = (): Promise<Code> => retryUntilLoaded(() => import('@touchline/shell/problem-page'));

/** The page that replaces a failed one, in a separate chunk that is prefetched after the viewer's first input. */
export const ProblemPage = lazy(async () => ({ default: (await fetchProblemPage()).ProblemPage }));
