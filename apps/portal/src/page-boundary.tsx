import { Boundary } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import { AsServed } from './as-served.tsx';
import { problemOf } from './load-page.ts';
import { ProblemPage } from './lazy-problem-page.ts';

/** A page that fails to render becomes an error card, the first one what the server drew of it; the shell around it lives on and the error is reported. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      renderError={(error, retry) => (
        <AsServed of="main" instead={<ProblemPage problem={problemOf(error)} path="" onRetry={retry} />} />
      )}
    >
      {children}
    </Boundary>
  );
}
