import { useTelemetry } from '@touchline/telemetry';
import { Suspense, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { problemOf } from '../load-page.ts';
import { ProblemPage } from './lazy-problem-page.ts';

/** The last resort: an error outside of any page, such as a chunk that is gone for good. */
export function ShellProblem() {
  const error = useRouteError();
  const telemetry = useTelemetry();
  useEffect(() => telemetry.error(error), [error, telemetry]);
  return (
    <Suspense>
      <ProblemPage problem={problemOf(error)} path="" onRetry={() => location.reload()} />
    </Suspense>
  );
}
