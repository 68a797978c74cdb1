import { lazy } from 'react';
import { retryUntilLoaded } from './browser/retry-until-loaded.ts';

type Code = typeof import('@touchline/shell/problem-page');

/** Offline is when it is needed and when it cannot be fetched: what is missed comes when the network is back. */
export const fetchProblemPage = (): Promise<Code> => retryUntilLoaded(() => import('@touchline/shell/problem-page'));

/** The page that stands for others, kept out of the way of those that load; fetched ahead once there is time. */
export const ProblemPage = lazy(async () => ({ default: (await fetchProblemPage()).ProblemPage }));
