import { lazy } from 'react';
import { retryUntilLoaded } from './browser/retry-until-loaded.ts';

type Code = typeof import('@touchline/shell/problem-page');

/**
 * The problem page is needed when the network is lost, and then cannot be fetched: a failed load is retried when the
 * network returns.
 */
export const fetchProblemPage = (): Promise<Code> => retryUntilLoaded(() => import('@touchline/shell/problem-page'));

/** The page shown in place of others, in a separate chunk that is prefetched after the viewer's first input. */
export const ProblemPage = lazy(async () => ({ default: (await fetchProblemPage()).ProblemPage }));
