import { useTelemetry } from '@touchline/telemetry';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { problemOf } from '../load-page.ts';
import { ProblemPage } from './problem-page.tsx';

/** The last resort: an error outside of any page, such as a chunk that is gone for good. */
export function ShellProblem() {
  const error = useRouteError();
  const telemetry = useTelemetry();
  useEffect(() => telemetry.error(error), [error, telemetry]);
  return <ProblemPage problem={problemOf(error)} path="" onRetry={() => location.reload()} />;
}
