import type { EventView } from '@touchline/content';
import { useLaterTexts } from '@touchline/feature-kit';
import { lazy, Suspense } from 'react';

const KeyMoments = lazy(async () => ({ default: (await import('./key-moments.tsx')).KeyMoments }));

/** What follows is shown once it is known how tall this is. */
const coming = <div hidden aria-busy="true" />;

interface MomentsPlaceProps {
  event: EventView;
  afterPicture: boolean;
}

function Spoken({ event }: Pick<MomentsPlaceProps, 'event'>) {
  useLaterTexts('moments');
  return <KeyMoments key={event.id} event={event} />;
}

/** Key moments of a match that plays here; their code, their words and their tags come after its picture. */
export function MomentsPlace({ event, afterPicture }: MomentsPlaceProps) {
  const { kind, status, source } = event;
  if (kind !== 'event' || (status !== 'live' && status !== 'archived') || source.hd === undefined) return null;
  return afterPicture ? (
    <Suspense fallback={coming}>
      <Spoken event={event} />
    </Suspense>
  ) : (
    coming
  );
}
