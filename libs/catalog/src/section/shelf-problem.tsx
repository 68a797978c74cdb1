import { SectionProblem, type SectionProblemProps } from '@touchline/content';
import { ShelfHead } from '@touchline/ui-kit';

/** A shelf that could not be loaded: its heading stays, so that the viewer knows what is missing. */
export function ShelfProblem({ heading, ...problem }: SectionProblemProps & { heading: string }) {
  return (
    <section aria-label={heading}>
      <ShelfHead heading={heading} />
      <SectionProblem {...problem} />
    </section>
  );
}
