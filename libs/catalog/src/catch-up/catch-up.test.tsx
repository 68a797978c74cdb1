import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { seenStore } from '@touchline/content';
import { addToWatchlist, listEvents, type WireEvent } from '@touchline/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import type { CatalogOptions } from '../options.ts';
import { createWorld } from '../testing/catalog-world.tsx';
import { signedIn } from '../testing/signed-in.tsx';
import { catchUpPage } from './catch-up.page.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const options: CatalogOptions = { home: { hero: true, shelves: ['live'], scope: { sport_types: ['ice-hockey'] } } };
const { Page } = catchUpPage(options);
const world = createWorld({ backendUrl: inject('backendUrl') });
const show = () => (
  <world.Providers>
    <Page />
  </world.Providers>
);

let matches: WireEvent[] = [];
beforeEach(async () => {
  const filters = { status: ['archived' as const], sportType: ['ice-hockey'], media_type: ['event' as const] };
  const { entries } = await world.api.call(listEvents, { body: { size: 10, filters } });
  matches = entries.filter(({ team1, team2 }) => team1?.score !== undefined && team2?.score !== undefined);
});
afterEach(cleanup);

it('has what was opened and not seen to its end, and tells the score of one that the viewer asks for', async () => {
  const [opened, other, told] = matches;
  for (const match of [opened, other, told]) seenStore.opened(match?.id ?? '');
  seenStore.tell(told?.id ?? '');
  render(show());
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(screen.getAllByText('Score hidden', { selector: 'p *' })).toHaveLength(2);
  const [first] = cards;
  if (!first) throw new Error('no card');
  await userEvent.click(within(first).getByRole('button', { name: /^Show score: / }));
  expect(within(first).queryByText('Score hidden')).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('has what the viewer saved for later and what their club has played, each once and the latest first', async () => {
  for (const { id } of matches) seenStore.tell(id);
  const { api, session, Providers } = await signedIn(inject('backendUrl'));
  const filters = { status: ['archived' as const], media_type: ['event' as const], 'search.teams.id': ['osl'] };
  const { entries: played } = await api.call(listEvents, {
    body: { size: 48, sort: 'event_date', order: 'desc', filters },
  });
  const [latest] = played.filter(({ id }) => seenStore.get(id)?.told !== true);
  const { entries: all } = await api.call(listEvents, {
    body: { size: 48, filters: { ...filters, 'search.teams.id': ['mal'] } },
  });
  const saved = all.find(({ id }) => seenStore.get(id)?.told !== true && played.every((one) => one.id !== id));
  await session.updateProfile({ favoriteClubId: 'osl' });
  for (const id of [saved?.id, latest?.id]) await api.call(addToWatchlist, { body: { video_id: id ?? '' } });
  render(
    <Providers>
      <Page />
    </Providers>,
  );
  const hrefs = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'));
  await waitFor(() =>
    expect(hrefs()).toEqual(expect.arrayContaining([`/events/${saved?.id}/`, `/events/${latest?.id}/`])),
  );
  expect(new Set(hrefs()).size).toBe(hrefs().length);
  expect(document.body.innerHTML).not.toContain('data-reveals');
});

it('comes from the server as a frame: what was opened this browser alone knows', () => {
  const html = renderToString(show());
  expect(html).toContain('Catch up');
  expect(html).not.toContain('<article');
});

it('says what will be here, and where to go, while there is nothing', async () => {
  for (const { id } of matches) seenStore.tell(id);
  render(show());
  expect(await screen.findByText('Nothing to catch up on')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Watch past matches' }).getAttribute('href')).toBe('/archive/');
});
