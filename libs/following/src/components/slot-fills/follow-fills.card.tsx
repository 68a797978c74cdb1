import type { Entity, EventDisplay, EventView } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '@touchline/ui-kit';
import type { FollowingOptions } from '../../options.ts';

const loadControls = () => import('./controls.ts');
const FollowButton = lazy(async () => ({ default: (await loadControls()).FollowButton }));
const FollowIconButton = lazy(async () => ({ default: (await loadControls()).FollowIconButton }));
const FollowSides = lazy(async () => ({ default: (await loadControls()).FollowSides }));

/** Renders its children once the viewer is known. Neither the server's HTML nor the first view contains them. */
function AfterViewerKnown({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useViewer() === undefined ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
}

/**
 * The button in the head of a team's, league's or category's page, with reserved space. With `identity_item` no teams
 * can be followed, so the page reserves no space for the button.
 */
export const createFollowInHead = (options: FollowingOptions) => (entity: Entity) =>
  (entity.kind !== 'team' || options.view === 'team') && (
    <span style={{ display: 'inline-grid', minInlineSize: '9.5rem', minBlockSize: 52 }}>
      <AfterViewerKnown fallback={<Skeleton blockSize="52px" />}>
        <FollowButton target={entity} options={options} variant="brand" size="l" />
      </AfterViewerKnown>
    </span>
  );

/** A star next to the card of a team, league or category. */
export const createFollowNextToCard = (options: FollowingOptions) => (entity: Entity) => (
  <AfterViewerKnown>
    <FollowIconButton target={entity} options={options} />
  </AfterViewerKnown>
);

interface FollowOnCardProps {
  event: EventView;
  display: EventDisplay;
}

/**
 * The star of a match. On a card it is over the picture; in a hero or a row it is among the other actions, with
 * reserved space.
 */
export const createFollowOnCard =
  (options: FollowingOptions) =>
  ({ event, display }: FollowOnCardProps) => {
    // The match of a clip or highlight has its own button. A card with its text over the picture has no space for a
    // star.
    if (display === 'picture' || event.kind !== 'event' || !event.teams || options.view !== 'team') return null;
    const followSides = (
      <AfterViewerKnown>
        <FollowSides event={event} display={display} options={options} />
      </AfterViewerKnown>
    );
    if (display !== 'hero' && display !== 'row') return followSides;
    return (
      <span
        data-spare={display === 'row' || undefined}
        style={{ display: 'inline-grid', flex: 'none', inlineSize: 44, blockSize: 44 }}
      >
        {followSides}
      </span>
    );
  };
