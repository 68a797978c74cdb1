import type { Entity, EventLook, EventView } from '@touchline/content';
import { useViewer } from '@touchline/feature-kit';
import { lazy, type ReactNode, Suspense } from 'react';
import type { FollowingOptions } from '../options.ts';

const controls = () => import('./controls.ts');
const FollowButton = lazy(async () => ({ default: (await controls()).FollowButton }));
const FollowMark = lazy(async () => ({ default: (await controls()).FollowMark }));
const FollowSides = lazy(async () => ({ default: (await controls()).FollowSides }));

/** Draws its children once the viewer is known: neither the server's HTML nor the first view contains them. */
function Later({ children }: { children: ReactNode }) {
  return useViewer() === undefined ? null : <Suspense>{children}</Suspense>;
}

interface Place {
  options: FollowingOptions;
}

/** In the head of a team's, league's or category's page, with reserved room. */
export const FollowInHead = ({ entity, options }: Place & { entity: Entity }) => (
  <span style={{ display: 'inline-grid', minInlineSize: '9.5rem', minBlockSize: 52 }}>
    <Later>
      <FollowButton target={entity} options={options} variant="brand" size="l" />
    </Later>
  </span>
);

/** A star next to the card of a team, league or category. */
export const FollowBesideCard = ({ entity, options }: Place & { entity: Entity }) => (
  <Later>
    <FollowMark target={entity} options={options} />
  </Later>
);

/**
 * On a match's card the stars lie over the picture. In a hero or a row they join the other actions and keep their room.
 */
export const FollowOnCard = ({ event, look, options }: Place & { event: EventView; look: EventLook }) => {
  const sides = (
    <Later>
      <FollowSides event={event} look={look} options={options} />
    </Later>
  );
  if (look !== 'hero' && look !== 'row') return sides;
  return (
    <span
      data-spare={look === 'row' || undefined}
      style={{ display: 'inline-grid', flex: 'none', inlineSize: 44, blockSize: 44 }}
    >
      {sides}
    </span>
  );
};
