import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  EntityAction,
  eventActions,
  EventCard,
  EventHero,
  EventMiniCard,
  EventRow,
  IdentityCard,
  TeamCard,
  TeamHead,
  useEventViews,
  useIdentityViews,
  useTeamViews,
} from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { type Fills, Slot } from '@touchline/feature-kit';
import { json, createList } from '@touchline/feature-kit/testing';
import { CardGrid } from '@touchline/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createFills } from '../../create-fills.ts';
import { createFollowingWorld } from '../../testing/following-world.tsx';

const meta: Meta = { title: 'Following/In pages of others' };
export default meta;

const options = { view: 'team' } as const;
const tokenData = { access_token: 'a', expires_in: 900, refresh_token: 'r' };
const createFollowed = (type: 'team' | 'identity_item', id: string) => ({ id, reference_id: id, type, title: id });
const respondFollowed = () => createList([createFollowed('team', 'osl'), createFollowed('identity_item', 'men')]);

type List = (() => Response) | undefined;

const fillsBySlot: Fills = Map.groupBy(createFills(options), ({ slot }) => slot);

/** A page of a visitor, or of a viewer with the given list. Without a list, its request stays pending. */
function SlotFillsWorld({
  list,
  isVisitor = false,
  children,
}: {
  list?: List;
  isVisitor?: boolean;
  children: ReactNode;
}) {
  const [{ Providers, session, start }] = useState(() => {
    const world = createFollowingWorld('');
    world.setResponder((path) => {
      if (path.endsWith('/register')) return json({ tokenData, profile: { id: 'u1', displayName: 'Ingrid' } });
      return (path.endsWith('list_by_user') ? list?.() : undefined) ?? new Promise(() => undefined);
    });
    return world;
  });
  useEffect(() => {
    if (isVisitor) return;
    const form = { email: 'ingrid@example.com', password: 'late goal', displayName: 'Ingrid', terms: true };
    void session.signUp(form).then(start);
  }, [session, start, isVisitor]);
  return <Providers fills={fillsBySlot}>{children}</Providers>;
}

const createDerby = (status: WireEvent['status'], price?: string): WireEvent => ({
  id: `derby-${status}`,
  event_id: `derby-${status}`,
  media_type: 'event',
  status,
  commerce_coverage: price ? 'commerce_ppv_media' : 'commerce_free_media',
  title: 'Tromsø Aurora v Oslo Ravens',
  event_date: new Date(Date.now() + (status === 'upcoming' ? 7 : -1) * 3_600_000).toISOString(),
  duration: 8100,
  image_url: '/art/poster-TRA-OSL.svg',
  price_from: price ? { price, currency: 'EUR' } : undefined,
  team1: { id: 'tra', name: 'Tromsø Aurora', short_name: 'TRA', logo_url: '/art/crest-TRA.svg', score: 3 },
  team2: { id: 'osl', name: 'Oslo Ravens', short_name: 'OSL', logo_url: '/art/crest-OSL.svg', score: 2 },
  identities: [{ id: 'men', type: 'identity', title: 'Nordic Ice League, men' }],
});

function Cards() {
  const toView = useEventViews();
  return (
    <CardGrid label="Matches">
      {[createDerby('live'), createDerby('upcoming', '5.99'), createDerby('archived')].map((event) => (
        <EventCard key={event.id} view={toView(event)} />
      ))}
    </CardGrid>
  );
}

function LargeAndSmall() {
  const toView = useEventViews();
  const [liveEvent, upcoming, archivedEvent] = (['live', 'upcoming', 'archived'] as const).map((status) =>
    toView(createDerby(status)),
  );
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {upcoming && <EventHero view={upcoming} />}
      <ul style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
        {[liveEvent, upcoming, archivedEvent].map((view) => view && <EventRow key={view.id} view={view} />)}
      </ul>
      <div style={{ display: 'grid', gap: 12, maxInlineSize: 380 }}>
        {[liveEvent, upcoming, archivedEvent].map((view) => view && <EventMiniCard key={view.id} view={view} />)}
      </div>
    </div>
  );
}

function Listed() {
  const toTeam = useTeamViews();
  const toIdentity = useIdentityViews();
  const teams = [
    { id: 'osl', name: 'Oslo Ravens' },
    { id: 'got', name: 'Göteborg Harriers of the Old Town Athletic and Gymnastics Society' },
  ].map(toTeam);
  const league = toIdentity({ id: 'men', media_type: 'identity', title: 'Nordic Ice League, men', has_teams: true });
  const link = (card: object) => <a href="#top" {...card} />;
  return (
    <ul style={{ display: 'grid', gap: 12, maxInlineSize: 320, margin: 0, padding: 0, listStyle: 'none' }}>
      {teams.map((team) => (
        <li key={team.id}>
          <EntityAction kind="team" id={team.id} name={team.name}>
            <TeamCard team={team} render={link} />
          </EntityAction>
        </li>
      ))}
      <li>
        <EntityAction kind="league" id="men" name={league.title}>
          <IdentityCard identity={league} render={link} />
        </EntityAction>
      </li>
    </ul>
  );
}

function Head({ id, name }: { id: string; name: string }) {
  return <TeamHead team={useTeamViews()({ id, name, short_name: id.toUpperCase(), color: '#0d8f88' })} />;
}

function Actions() {
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Slot of={eventActions} props={{ event: useEventViews()(createDerby('live')), isAfterPicture: true }} />
    </div>
  );
}

const createStory = (
  children: ReactNode,
  world: { list?: List; isVisitor?: boolean } = { list: respondFollowed },
): StoryObj => ({
  render: () => <SlotFillsWorld {...world}>{children}</SlotFillsWorld>,
});

export const OnCards: StoryObj = createStory(<Cards />);
export const OnCardsOfAVisitor: StoryObj = createStory(<Cards />, { isVisitor: true });
export const OnLargeAndSmallOnes: StoryObj = createStory(<LargeAndSmall />);
export const InLists: StoryObj = createStory(<Listed />);
export const InAHead: StoryObj = createStory(
  <>
    <Head id="osl" name="Oslo Ravens" />
    <Head id="tra" name="Tromsø Aurora" />
  </>,
);
export const InAHeadForAVisitor: StoryObj = createStory(<Head id="tra" name="Tromsø Aurora" />, { isVisitor: true });
/** While the list is loading or after a failure, no control claims that a target is not followed. */
export const NotKnown: StoryObj = createStory(
  <>
    <Head id="tra" name="Tromsø Aurora" />
    <Listed />
  </>,
  {},
);
export const UnderThePlayer: StoryObj = createStory(<Actions />);
/** The menu with both teams and their league. The viewer follows the league and one of the teams. */
export const Menu: StoryObj = {
  ...createStory(<Actions />),
  async play({ canvasElement }) {
    const findMenuButton = () => canvasElement.querySelector('button[aria-haspopup="menu"]');
    await waitFor(() => expect(findMenuButton()).toBeTruthy());
    await userEvent.click(findMenuButton() as Element);
    await waitFor(() => expect(document.querySelectorAll('[role="menuitemcheckbox"]')).toHaveLength(3));
  },
};
