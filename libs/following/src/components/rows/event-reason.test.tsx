import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { EventCard, eventReason, ShowReasonsContext, toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { createFill } from '@touchline/feature-kit/testing';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createFollowingWorld, signUp } from '../../testing/following-world.tsx';
import { useFollowed } from '../../api/use-followed.ts';
import { EventReasonLine } from './event-reason.card.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const match: WireEvent = {
  id: 'm1',
  media_type: 'event',
  status: 'archived',
  commerce_coverage: 'commerce_free_media',
  title: 'Tromsø Aurora v Oslo Ravens',
  team1: { id: 'tra', name: 'Tromsø Aurora', score: 3 },
  team2: { id: 'osl', name: 'Oslo Ravens', score: 2 },
  identities: [
    { id: 'nordic-men', type: 'identity', title: 'Men' },
    { id: 'men-r31', type: 'identity_item', title: 'Round 31' },
  ],
};
const fills = new Map([[eventReason.name, [createFill(eventReason, EventReasonLine)]]]);
const FollowedOutput = () => <output>{useFollowed().followed() ? 'known' : ''}</output>;

/** The reason that a viewer with this club and these followed targets sees for the match. */
async function findReason(
  followed: Parameters<typeof signUp>[1],
  club?: string,
  event = match,
): Promise<string | undefined> {
  const world = createFollowingWorld(inject('backendUrl'));
  await signUp(world, followed);
  if (club !== undefined) await world.session.updateProfile({ favoriteClubId: club });
  const { container } = render(
    <world.Providers fills={fills}>
      <ShowReasonsContext value>
        <EventCard view={toEventView(event, { text: (key) => key })} />
      </ShowReasonsContext>
      <FollowedOutput />
    </world.Providers>,
  );
  world.start();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('known'));
  const reason = container.querySelector('[data-reason]')?.textContent;
  cleanup();
  return reason;
}

it.each([
  ['a team', [['team', 'osl']], undefined, 'Because you follow Oslo Ravens'],
  ['a league', [['identity_item', 'nordic-men']], undefined, 'Because you follow Men'],
  [
    'a team before its league',
    [
      ['identity_item', 'nordic-men'],
      ['team', 'tra'],
    ],
    undefined,
    'Because you follow Tromsø Aurora',
  ],
  ['the club before a team', [['team', 'tra']], 'osl', 'Because Oslo Ravens is your club'],
  ['the club where leagues are clubs', [['team', 'tra']], 'nordic-men', 'Because Men is your club'],
  ['no reason without a followed target', [['team', 'mal']], 'ber', undefined],
  ['no reason without follows', [], undefined, undefined],
] satisfies [string, Parameters<typeof signUp>[1], string | undefined, string | undefined][])(
  'a suggestion shows its reason: %s',
  async (_case, followed, club, reason) => {
    expect(await findReason(followed, club)).toBe(reason);
  },
);

it('a followed league is no reason to suggest a match of a team with the same id', async () => {
  const event = { ...match, identities: [], team1: { id: 'nordic-men', name: 'Nordic', score: 0 } };
  expect(await findReason([['identity_item', 'nordic-men']], undefined, event)).toBeUndefined();
});
