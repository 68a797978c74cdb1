import type { EventView, PlayerView } from '@touchline/content';
import { useLazyTexts } from '@touchline/feature-kit';
import { Skeleton } from '@touchline/ui-kit';
import { lazy, Suspense } from 'react';

const PlayerMoments = lazy(async () => ({ default: (await import('./player-moments.tsx')).PlayerMoments }));

export interface PlayerMomentsProps {
  event: EventView;
  player: PlayerView;
  /** Closes the dialog: a press on a moment shows the video. */
  onLeave: () => void;
}

function WithTexts(props: PlayerMomentsProps) {
  useLazyTexts('moments');
  return <PlayerMoments {...props} />;
}

/** The moments of a player in a dialog. Their code, texts and tags load when the dialog opens. */
export function PlayerMomentsMount(props: PlayerMomentsProps) {
  return (
    <Suspense fallback={<Skeleton blockSize="128px" />}>
      <WithTexts {...props} />
    </Suspense>
  );
}
