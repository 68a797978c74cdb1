import type { EventView } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { lazy, Suspense } from 'react';
import type { FollowingOptions } from '../options.ts';

const FollowEvent = lazy(async () => ({ default: (await import('./controls.ts')).FollowEvent }));

interface FollowInActionsProps {
  event: EventView;
  afterPicture: boolean;
  options: FollowingOptions;
}

/** Under the player, whose room it keeps. It comes once it is known who looks, and after the picture: no star is worth a slower kick-off. */
export function FollowInActions({ event, afterPicture, options }: FollowInActionsProps) {
  const isKnown = useViewer() !== undefined;
  // Whom else there is to follow says the button's own code.
  if (!event.teams && !event.league && !event.category) return null;
  return (
    <span style={{ display: 'inline-grid', flex: 'none', minInlineSize: '8.5rem', minBlockSize: 44 }}>
      {isKnown && afterPicture && (
        <Suspense>
          <FollowEvent event={event} options={options} />
        </Suspense>
      )}
    </span>
  );
}
