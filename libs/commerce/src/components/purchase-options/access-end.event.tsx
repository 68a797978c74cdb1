import type { EventView } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { lazy, Suspense } from 'react';

const AccessEndWatch = lazy(async () => ({ default: (await import('./access-end-watch.tsx')).AccessEndWatch }));

/** Watches for the end of access on the page of an event that the viewer has bought. It renders no content. */
export function AccessEnd({ event, isAfterPicture }: { event: EventView; isAfterPicture: boolean }) {
  const viewer = useViewer()?.id;
  const isBought = event.audience === 'buyers' && event.availability === 'available';
  if (viewer === undefined || !isBought || !isAfterPicture) return null;
  return (
    <Suspense>
      <AccessEndWatch viewer={viewer} />
    </Suspense>
  );
}
