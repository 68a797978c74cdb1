import {
  EntityAction,
  entityCardAction,
  eventActions,
  EventCard,
  eventCardAction,
  EventHero,
  EventMiniCard,
  EventRow,
  type EventView,
  useEventViews,
} from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { loadFills, Slot } from '@touchline/feature-kit';
import {} from '@touchline/feature-kit/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createFills } from '../../create-fills.ts';
import type { FollowingOptions } from '../../options.ts';
import { createFollowedTeam, createListResponse } from '../../testing/page-world.tsx';
import {
  readFollowedAtServer,
  createFollowingWorld,
  type FollowingWorld,
  signUp,
} from '../../testing/following-world.tsx';

const baseUrl = inject('backendUrl');

// Loads the lazy chunks before the tests, because the imports may take longer than a test waits.
beforeAll(async () => {
  await Promise.all([import('./controls.ts'), import('./follow-menu.tsx'), import('../../api/follow-calls.ts')]);
});
beforeEach(() => {
  localStorage.clear();
  // jsdom does not implement scrollIntoView.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const derby: WireEvent = {
  id: 'derby',
  event_id: 'derby',
  media_type: 'event',
  status: 'upcoming',
  commerce_coverage: 'commerce_free_media',
  title: 'Tromsø Aurora v Oslo Ravens',
  team1: { id: 'tra', name: 'Tromsø Aurora' },
  team2: { id: 'osl', name: 'Oslo Ravens' },
  identities: [
    { id: 'nordic-men', type: 'identity', title: 'Nordic Ice League' },
    { id: 'nordic-inside', type: 'identity_item', title: 'Inside' },
  ],
};
const { team1: _awayTeam, team2: _homeTeam, ...studioEvent } = derby;

interface ShownParts {
  event: WireEvent;
  /** Renders this content instead of the card. */
  renderEvent?: ((view: EventView) => ReactNode) | undefined;
}

function FollowPlaces({ event, renderEvent }: ShownParts) {
  const view = useEventViews()(event);
  return (
    <>
      {renderEvent ? renderEvent(view) : <EventCard view={view} />}
      <Slot of={eventActions} props={{ event: view, isAfterPicture: true }} />
      <li>
        <EntityAction kind="team" id="osl" name="Oslo Ravens">
          <a href="/teams/osl/">Oslo Ravens</a>
        </EntityAction>
      </li>
    </>
  );
}

async function renderTree({ Providers }: FollowingWorld, shownParts: ShownParts, options: FollowingOptions) {
  const fillsBySlot = Map.groupBy(createFills(options), ({ slot }) => slot);
  await loadFills(fillsBySlot, ['card', 'event'], (error) => expect.fail(String(error)));
  return (
    <Providers fills={fillsBySlot}>
      <FollowPlaces {...shownParts} />
    </Providers>
  );
}

async function renderForMember(
  event: WireEvent,
  options: FollowingOptions = { view: 'team' },
  renderEvent?: ShownParts['renderEvent'],
) {
  const world = createFollowingWorld(baseUrl, options);
  await signUp(world);
  render(await renderTree(world, { event, renderEvent }, options));
  world.start();
  return world;
}

describe('the follow control in pages of other features', () => {
  it('the follow control is absent from the server’s HTML, which fills its space with a placeholder', async () => {
    const html = renderToString(await renderTree(createFollowingWorld(baseUrl), { event: derby }, { view: 'team' }));
    expect(html).not.toMatch(/<button|[Ff]ollow/);
    expect(html).toMatch(/min-block-size:44px"><span class="[^"]*skeleton/);
  });

  it('a viewer can follow either team by the star on a match’s card, and all controls show the new state', async () => {
    const world = await renderForMember(derby);
    await userEvent.click(await screen.findByRole('button', { name: 'Follow: Tromsø Aurora v Oslo Ravens' }));
    const findMenuItem = (name: string, isOn: boolean) =>
      screen.findByRole('menuitemcheckbox', { name: `Follow ${name}`, checked: isOn });
    await userEvent.click(await findMenuItem('Oslo Ravens', false));
    await findMenuItem('Oslo Ravens', true);
    await findMenuItem('Tromsø Aurora', false);
    expect(await screen.findByRole('button', { name: 'Follow Oslo Ravens', pressed: true, hidden: true })).toBeTruthy();
    await waitFor(async () => expect(await readFollowedAtServer(world)).toEqual(['osl']));
  });

  it('the star on a match’s card shows no state until the list of followed targets has loaded', async () => {
    const world = createFollowingWorld(baseUrl);
    await signUp(world, [['team', 'osl']]);
    const pendingResponse = Promise.withResolvers<Response>();
    world.setResponder((path) => (path.endsWith('list_by_user') ? pendingResponse.promise : undefined));
    render(await renderTree(world, { event: derby }, { view: 'team' }));
    world.start();
    const starButton = await screen.findByRole('button', { name: 'Follow: Tromsø Aurora v Oslo Ravens' });
    // An empty star would claim that neither side is followed.
    const getStarClass = () => starButton.querySelector('svg')?.getAttribute('class');
    expect(getStarClass()).toContain('unknown');
    pendingResponse.resolve(createListResponse([createFollowedTeam('osl')]));
    await waitFor(() => expect(getStarClass()).not.toContain('unknown'));
  });

  it.each<[string, (view: EventView) => ReactNode]>([
    ['a large match', (view) => <EventHero view={view} />],
    ['a row of a schedule', (view) => <EventRow view={view} />],
    ['a small card', (view) => <EventMiniCard view={view} />],
  ])(
    'the viewer can follow either team from %s, outside of its link, and the server renders no button',
    async (_, renderEvent) => {
      const world = await renderForMember(derby, { view: 'team' }, renderEvent);
      const button = await screen.findByRole('button', { name: 'Follow: Tromsø Aurora v Oslo Ravens' });
      expect(button.closest('a')).toBeNull();
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Follow Tromsø Aurora' }));
      await waitFor(async () => expect(await readFollowedAtServer(world)).toEqual(['tra']));
      const shownEvent = { event: derby, draw: renderEvent };
      expect(
        renderToString(await renderTree(createFollowingWorld(baseUrl), shownEvent, { view: 'team' })),
      ).not.toContain('<button');
    },
  );

  it('on a match’s page, the viewer can also follow the match’s league', async () => {
    const world = await renderForMember(derby);
    await userEvent.click(await screen.findByRole('button', { name: /^Follow(Following)?$/ }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Follow Nordic Ice League' }));
    await waitFor(async () => expect(await readFollowedAtServer(world)).toEqual(['nordic-men']));
    expect(screen.getAllByRole('menuitemcheckbox')).toHaveLength(3);
  });

  it('the page of a studio show has a button that follows its series, and the show’s card has no button', async () => {
    const world = await renderForMember(studioEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Inside', pressed: false }));
    await waitFor(async () => expect(await readFollowedAtServer(world)).toEqual(['nordic-inside']));
    expect(screen.queryByRole('button', { name: /^Follow: / })).toBeNull();
  });

  it('the follow control leaves out teams if only leagues and categories can be followed', async () => {
    await renderForMember(derby, { view: 'identity_item' });
    expect(await screen.findByRole('button', { name: 'Follow Nordic Ice League', pressed: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Ravens/ })).toBeNull();
  });
});

it('a list renders only the card if no feature fills the slot', () => {
  const { Providers } = createFollowingWorld(baseUrl);
  const { container } = render(
    <Providers>
      <EntityAction kind="team" id="osl" name="Oslo Ravens">
        <a href="/teams/osl/">Oslo Ravens</a>
      </EntityAction>
    </Providers>,
  );
  expect([entityCardAction.place, container.innerHTML]).toEqual(['card', '<a href="/teams/osl/">Oslo Ravens</a>']);
  expect(eventCardAction.place).toBe('card');
});
