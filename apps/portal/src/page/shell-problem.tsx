import { PortalError } from '@touchline/contract';
import { useErrorText } from '@touchline/feature-kit';
import { useTelemetry } from '@touchline/telemetry';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ServedMarkup } from './served-markup.tsx';
import { getProblem } from '../navigation/load-page.ts';
import { ProblemPage } from './lazy-problem-page.ts';
import styles from './shell-problem.module.css';

/** Shows an error outside any page, such as a chunk that no longer exists. */
export function ShellProblem() {
  const error = useRouteError();
  const telemetry = useTelemetry();
  const errorText = useErrorText();
  useEffect(() => telemetry.error(error), [error, telemetry]);
  const problem = getProblem(error);
  const card = (
    <main>
      <Suspense fallback={<TextBlock>{errorText(new PortalError(problem.code, { said: problem.message }))}</TextBlock>}>
        <ProblemPage problem={problem} path="" onRetry={() => location.reload()} />
      </Suspense>
    </main>
  );
  return <ServedMarkup selector="#root" fallback={card} />;
}

/** A plain text, because without a network the problem page cannot load. */
const TextBlock = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={styles.words}>
    {children}
  </p>
);
