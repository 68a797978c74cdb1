import { SectionProblem } from '@touchline/content';
import { Boundary } from '@touchline/feature-kit';
import { Suspense, type ReactNode } from 'react';

/** A part of a page that fails separately: an error inside it becomes a card with Retry and is reported. It also hydrates separately. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Suspense>
      <Boundary section={name} renderError={(_error, retry) => <SectionProblem onRetry={retry} />}>
        {children}
      </Boundary>
    </Suspense>
  );
}
