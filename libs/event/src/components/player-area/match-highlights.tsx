import type { EventView } from '@touchline/content';
import { Boundary } from '@touchline/feature-kit';
import { lazy, Suspense } from 'react';
import { useAfterPicture } from '../../state/after-picture-context.ts';

const HighlightsLink = lazy(async () => ({ default: (await import('./highlights-link.tsx')).HighlightsLink }));

/** A link to a highlight of a locked match, from code that loads after the first view. */
export function MatchHighlights({ view }: { view: EventView }) {
  if (!useAfterPicture()) return null;
  return (
    <Boundary section="highlights of a locked match">
      <Suspense>
        <HighlightsLink view={view} />
      </Suspense>
    </Boundary>
  );
}
