import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followedListName, loadSavedList, seenStore } from '@touchline/content';
import { addToWatchlist, listEvents, type WireEvent } from '@touchline/contract';
import { createSiteConfig, newQueryClient } from '@touchline/feature-kit/testing';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import type { CatalogOptions } from '../../options.ts';
import { createWorld } from '../../testing/catalog-world.tsx';
import { createSignedIn } from '../../testing/signed-in.tsx';
import { catchUpPage } from './catch-up.page.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const options: CatalogOptions = { home: { hero: true, shelves: ['live'], scope: { sport_types: ['ice-hockey'] } } };
const { Page } = catchUpPage(options);
const testWorld = createWorld({ backendUrl: inject('backendUrl') });
const renderPage = () => (
  <testWorld.Providers>
    <Page />
  </testWorld.Providers>
);

let matches: WireEvent[] = [];
beforeEach(async () => {
  const filters = { status: ['archived' as const], sportType: ['ice-hockey'], media_type: ['event' as const] };
  const { entries } = await testWorld.api.call(listEvents, { body: { size: 10, filters } });
  matches = entries.filter(({ team1, team2 }) => team1?.score !== undefined && team2?.score !== undefined);
});
afterEach(cleanup);

it('the catch-up page shows opened matches that were not finished, and reveals a score on request', async () => {
  const [openedMatch, otherMatch, revealedMatch] = matches;
  for (const match of [openedMatch, otherMatch, revealedMatch]) seenStore.recordOpened(match?.id ?? '');
  seenStore.markRevealed(revealedMatch?.id ?? '');
  render(renderPage());
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(screen.getAllByText('Score hidden', { selector: 'p *' })).toHaveLength(2);
  const [firstCard] = cards;
  if (!firstCard) throw new Error('expected a card');
  await userEvent.click(within(firstCard).getByRole('button', { name: /^Show score: / }));
  expect(within(firstCard).queryByText('Score hidden')).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('the catch-up page shows saved matches and matches of the viewer’s club, each once', async () => {
  for (const { id } of matches) seenStore.markRevealed(id);
  const { api, session, Providers } = await createSignedIn(inject('backendUrl'));
  const filters = { status: ['archived' as const], media_type: ['event' as const], 'search.teams.id': ['osl'] };
  const { entries: playedMatches } = await api.call(listEvents, {
    body: { size: 48, sort: 'event_date', order: 'desc', filters },
  });
  const [latestMatch] = playedMatches.filter(({ id }) => seenStore.get(id)?.isRevealed !== true);
  const { entries: allEntries } = await api.call(listEvents, {
    body: { size: 48, filters: { ...filters, 'search.teams.id': ['mal'] } },
  });
  const savedMatch = allEntries.find(
    ({ id }) => seenStore.get(id)?.isRevealed !== true && playedMatches.every((match) => match.id !== id),
  );
  await session.updateProfile({ favoriteClubId: 'osl' });
  for (const id of [savedMatch?.id, latestMatch?.id]) await api.call(addToWatchlist, { body: { video_id: id ?? '' } });
  render(
    <Providers>
      <Page />
    </Providers>,
  );
  const getHrefs = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'));
  await waitFor(() =>
    expect(getHrefs()).toEqual(expect.arrayContaining([`/events/${savedMatch?.id}/`, `/events/${latestMatch?.id}/`])),
  );
  expect(new Set(getHrefs()).size).toBe(getHrefs().length);
  expect(document.body.innerHTML).not.toContain('data-reveals');
});

it('the catch-up page shows matches of the league that a viewer has chosen in place of a club', async () => {
  for (const { id } of matches) seenStore.markRevealed(id);
  const { api, session, Providers } = await createSignedIn(inject('backendUrl'));
  const filters = { status: ['archived' as const], media_type: ['event' as const], 'identities.id': ['nordic-men'] };
  const body = { size: 48, sort: 'event_date', order: 'desc', filters } as const;
  const { entries } = await api.call(listEvents, { body });
  const latestMatch = entries.find(({ id }) => seenStore.get(id)?.isRevealed !== true);
  // All tests share the account.
  onTestFinished(async () => void (await session.updateProfile({ favoriteClubId: 'osl', identity: '' })));
  await session.updateProfile({ favoriteClubId: 'nordic-men', identity: 'nordic-men' });
  render(
    <Providers>
      <Page />
    </Providers>,
  );
  await waitFor(() => expect(document.querySelector(`a[href="/events/${latestMatch?.id}/"]`)).not.toBeNull());
});

it('the catch-up page shows recent matches of a followed team', async () => {
  for (const { id } of matches) seenStore.markRevealed(id);
  const { api, session, Providers } = await createSignedIn(inject('backendUrl'));
  const body = { size: 48, sort: 'event_date', order: 'desc' } as const;
  const status = ['archived' as const];
  const teamResponse = await api.call(listEvents, {
    body: { ...body, filters: { status, 'search.teams.id': ['hel'] } },
  });
  const latestMatch = teamResponse.entries.find(
    ({ id, media_type: kind }) => kind === 'event' && !seenStore.get(id)?.isRevealed,
  );
  const queryClient = newQueryClient();
  const loadFollowed = (teams: readonly string[]) => {
    const entries = teams.map((referenceId) => ({ id: `team:${referenceId}`, type: 'team', referenceId }));
    const list = { name: followedListName, load: async () => ({ entries, more: false }) };
    return loadSavedList(queryClient, api, list, session.viewer()?.id ?? '');
  };
  const page = (
    <Providers queryClient={queryClient} site={createSiteConfig({ features: { following: {} } })}>
      <Page />
    </Providers>
  );
  const getCard = () => document.querySelector(`a[href="/events/${latestMatch?.id}/"]`);
  await loadFollowed([]);
  render(page);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(getCard()).toBeNull();
  await loadFollowed(['hel']);
  await waitFor(() => expect(getCard()).not.toBeNull());
});

it('the server renders only the catch-up page’s frame, because the browser stores the opened matches', () => {
  const html = renderToString(renderPage());
  expect(html).toContain('Catch up');
  expect(html).not.toContain('<article');
});

it('the catch-up page explains itself and links to the archive when there are no missed matches', async () => {
  for (const { id } of matches) seenStore.markRevealed(id);
  render(renderPage());
  expect(await screen.findByText('Nothing to catch up on')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Watch past matches' }).getAttribute('href')).toBe('/archive/');
});
