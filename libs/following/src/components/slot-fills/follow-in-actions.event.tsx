import type { EventView } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { Skeleton } from '@touchline/ui-kit';
import { lazy, Suspense } from 'react';
import type { FollowingOptions } from '../../options.ts';

const FollowEvent = lazy(async () => ({ default: (await import('./controls.ts')).FollowEvent }));

/** Without it, the reserved space would be a gap between the actions on a slow line. */
const buttonSkeleton = <Skeleton blockSize="44px" />;

interface FollowInActionsProps {
  event: EventView;
  isAfterPicture: boolean;
  options: FollowingOptions;
}

/**
 * The button under the player, with reserved space. It loads once the viewer is known and the first frame is shown,
 * so that it never delays the video.
 */
export function FollowInActions({ event, isAfterPicture, options }: FollowInActionsProps) {
  const isKnown = useViewer() !== undefined;
  // The button's code decides which of these targets it offers.
  if (!event.teams && !event.league && !event.category) return null;
  return (
    <span style={{ display: 'inline-grid', flex: 'none', minInlineSize: '8.5rem', minBlockSize: 44 }}>
      {isKnown && isAfterPicture ? (
        <Suspense fallback={buttonSkeleton}>
          <FollowEvent event={event} options={options} />
        </Suspense>
      ) : (
        buttonSkeleton
      )}
    </span>
  );
}

/** The content of the slot `eventActions`, with the customer's options. */
export const createFollowInActions = (options: FollowingOptions) => (props: Omit<FollowInActionsProps, 'options'>) => (
  <FollowInActions {...props} options={options} />
);
