import { SectionProblem } from '@touchline/content';
import { Boundary } from '@touchline/feature-kit';
import { Suspense, type ReactNode } from 'react';

/**
 * A part of a page that fails and hydrates separately. An error inside it is reported, and a card with Retry replaces
 * the part.
 */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Suspense>
      <Boundary section={name} renderError={(_error, retry) => <SectionProblem onRetry={retry} />}>
        {children}
      </Boundary>
    </Suspense>
  );
}
