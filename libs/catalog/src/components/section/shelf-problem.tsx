import { SectionProblem, type SectionProblemProps } from '@touchline/content';
import { ShelfHead } from '@touchline/ui-kit';

/** Replaces a shelf that failed to load. Its heading stays, so that the viewer sees which shelf is missing. */
export function ShelfProblem({ heading, ...problem }: SectionProblemProps & { heading: string }) {
  return (
    <section aria-label={heading}>
      <ShelfHead heading={heading} />
      <SectionProblem {...problem} />
    </section>
  );
}
