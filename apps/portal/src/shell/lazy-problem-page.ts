import { lazy } from 'react';

const load = () => import('./problem-page.tsx');

/** The page that stands for others, kept out of the way of those that load; fetched ahead once there is time. */
export const ProblemPage = lazy(async () => ({ default: (await load()).ProblemPage }));

/** Offline is when it is needed and when it can no longer be fetched. */
export const fetchProblemPage = (): void => void load().catch(() => {});
