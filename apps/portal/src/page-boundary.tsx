import { Boundary } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import { ServedMarkup } from './served-markup.tsx';
import { getProblem } from './load-page.ts';
import { ProblemPage } from './lazy-problem-page.ts';

/**
 * Shows an error card for a page that fails to render, and a copy of the server's HTML for the first page.
 * The shell continues, and the error is reported.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary
      renderError={(error, retry) => (
        <ServedMarkup selector="main" fallback={<ProblemPage problem={getProblem(error)} path="" onRetry={retry} />} />
      )}
    >
      {children}
    </Boundary>
  );
}
