import type { EventView } from '@touchline/content';
import { Boundary } from '@touchline/feature-kit';
import { lazy, Suspense } from 'react';
import { useAfterPicture } from '../../state/after-picture-context.ts';

const LineUps = lazy(async () => ({ default: (await import('./line-ups.tsx')).LineUps }));

/** Styles hide the content after this element until the line-ups have loaded. */
const loadingPlaceholder = <div hidden aria-busy="true" />;

/** The line-ups of a match. Their code loads after the first frame, and only for a match with line-ups. */
export function LineUpsMount({ view }: { view: EventView }) {
  const isAfterPicture = useAfterPicture();
  if (!view.lineUps || !view.teams || view.kind !== 'event') return null;
  if (!isAfterPicture) return loadingPlaceholder;
  return (
    <Boundary section="line-ups">
      <Suspense fallback={loadingPlaceholder}>
        <LineUps view={view} />
      </Suspense>
    </Boundary>
  );
}
