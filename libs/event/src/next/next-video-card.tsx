import type { EventView } from '@touchline/content';
import type { PlayerHandle } from '@touchline/player';
import { Boundary } from '@touchline/feature-kit';
import { lazy, type RefObject, Suspense } from 'react';

const UpNext = lazy(async () => ({ default: (await import('./up-next.tsx')).UpNext }));

interface NextVideoCardProps {
  view: EventView;
  player: RefObject<PlayerHandle | null>;
}

/** The card over a recording, highlight or clip that has ended. */
export function NextVideoCard({ view, player }: NextVideoCardProps) {
  function startAgain(): void {
    player.current?.request({ type: 'seekToFraction', fraction: 0 });
    player.current?.request({ type: 'play' });
  }
  return (
    <Boundary section="up next">
      <Suspense>
        <UpNext view={view} onWatchAgain={startAgain} />
      </Suspense>
    </Boundary>
  );
}
