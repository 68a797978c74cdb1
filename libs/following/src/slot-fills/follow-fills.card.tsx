import type { Entity, EventDisplay, EventView } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { lazy, type ReactNode, Suspense } from 'react';
import type { FollowingOptions } from '../options.ts';

const loadControls = () => import('./controls.ts');
const FollowButton = lazy(async () => ({ default: (await loadControls()).FollowButton }));
const FollowIconButton = lazy(async () => ({ default: (await loadControls()).FollowIconButton }));
const FollowSides = lazy(async () => ({ default: (await loadControls()).FollowSides }));

/** Renders its children once the viewer is known. Neither the server's HTML nor the first view contains them. */
function AfterViewerKnown({ children }: { children: ReactNode }) {
  return useViewer() === undefined ? null : <Suspense>{children}</Suspense>;
}

interface FollowSlotProps {
  options: FollowingOptions;
}

/** The button in the head of a team's, league's or category's page, with reserved space. */
export const FollowInHead = ({ entity, options }: FollowSlotProps & { entity: Entity }) => (
  <span style={{ display: 'inline-grid', minInlineSize: '9.5rem', minBlockSize: 52 }}>
    <AfterViewerKnown>
      <FollowButton target={entity} options={options} variant="brand" size="l" />
    </AfterViewerKnown>
  </span>
);

/** A star next to the card of a team, league or category. */
export const FollowNextToCard = ({ entity, options }: FollowSlotProps & { entity: Entity }) => (
  <AfterViewerKnown>
    <FollowIconButton target={entity} options={options} />
  </AfterViewerKnown>
);

/**
 * The star of a match. On a card it is over the picture; in a hero or a row it is among the other actions, with
 * reserved space.
 */
export const FollowOnCard = ({
  event,
  display,
  options,
}: FollowSlotProps & { event: EventView; display: EventDisplay }) => {
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
