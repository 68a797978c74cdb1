import type { EventView } from '@touchline/content';
import { useLazyTexts } from '@touchline/feature-kit';
import { lazy, Suspense } from 'react';

const KeyMoments = lazy(async () => ({ default: (await import('./key-moments.tsx')).KeyMoments }));

/** Styles hide the content after this element until the height of the moments is known. */
const loadingPlaceholder = <div hidden aria-busy="true" />;

interface MomentsMountProps {
  event: EventView;
  isAfterPicture: boolean;
}

function WithSpokenTexts({ event }: Pick<MomentsMountProps, 'event'>) {
  useLazyTexts('moments');
  return <KeyMoments key={event.id} event={event} />;
}

/** The key moments of a playing match. Their code, texts and tags load after the first frame. */
export function MomentsMount({ event, isAfterPicture }: MomentsMountProps) {
  const { kind, status, source } = event;
  if (kind !== 'event' || (status !== 'live' && status !== 'archived') || source.hd === undefined) return null;
  return isAfterPicture ? (
    <Suspense fallback={loadingPlaceholder}>
      <WithSpokenTexts event={event} />
    </Suspense>
  ) : (
    loadingPlaceholder
  );
}
