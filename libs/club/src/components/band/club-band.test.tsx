import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getTeamBackground, MaskAllScores } from '@touchline/content';
import { getTeam, listEvents } from '@touchline/contract';
import { createList, refusal } from '@touchline/feature-kit/testing';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type BackendWorld, createBackendWorld, signUp } from '../../testing/backend-world.tsx';
import { createFavouriteClub } from './club-band.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const OwnClubSettings = createFavouriteClub({});

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const renderBand = ({ Providers }: BackendWorld) =>
  render(
    <Providers>
      <Suspense>
        <OwnClubSettings />
      </Suspense>
    </Providers>,
  );
const getBand = (name: string) => screen.findByRole('region', { name }, { timeout: 5_000 });
const getBackground = (region: HTMLElement) => region.style.getPropertyValue('--ground');
const getColour = async ({ api }: BackendWorld, id: string) =>
  getTeamBackground((await api.call(getTeam, { params: { id } })).color ?? '').background;
const createMatchListFilter = (status: string) => (path: string, body: string) =>
  path === '/api/event/list' && body.includes(status);

it('the club’s area on home shows the next match, the last result and videos, in the club’s colours', async () => {
  const world = createBackendWorld(inject('backendUrl'));
  await signUp(world, 'lul');
  renderBand(world);
  const region = await getBand('Luleå North');
  expect(getBackground(region)).toBe(await getColour(world, 'lul'));
  expect(within(region).getByRole('link', { name: 'Luleå North' }).getAttribute('href')).toBe('/team/lul/');
  const getTile = (index: number) => within(region).getAllByRole('listitem')[index];
  await waitFor(() => expect(getTile(0)?.querySelector('a')?.textContent).toMatch(/Luleå North/));
  await waitFor(() => expect(getTile(1)?.textContent).toMatch(/Last result.*Luleå North/));
  expect(getTile(2)?.textContent).toMatch(/^Newest videos/);
  await waitFor(() => expect(within(region).getAllByRole('link').length).toBeGreaterThan(5));
});

it('the club’s area on home changes its colours as soon as the viewer chooses another club', async () => {
  const world = createBackendWorld(inject('backendUrl'));
  await signUp(world, 'lul');
  renderBand(world);
  await getBand('Luleå North');
  await act(() => world.session.updateProfile({ favoriteClubId: 'tra' }));
  expect(getBackground(await getBand('Tromsø Aurora'))).toBe(await getColour(world, 'tra'));
  expect(screen.queryByRole('region', { name: 'Luleå North' })).toBeNull();
});

it('the club’s area on home hides the previous viewer’s club from the next viewer', async () => {
  const otherClub = await signUp(createBackendWorld(inject('backendUrl')), 'tra');
  const world = createBackendWorld(inject('backendUrl'));
  await signUp(world, 'lul');
  renderBand(world);
  await getBand('Luleå North');
  // The viewer's own club stays pending.
  world.overrideAnswer((path) => (path.endsWith('/id/tra') ? new Promise(() => undefined) : undefined));
  await act(() => world.session.signIn(otherClub));
  expect(screen.queryByRole('region', { name: 'Luleå North' })).toBeNull();
});

it('the club’s area on home counts down to an upcoming match', async () => {
  const world = createBackendWorld(inject('backendUrl'));
  const filters = { status: ['upcoming' as const], media_type: ['event' as const] };
  const { entries } = await world.api.call(listEvents, { body: { size: 50, filters } });
  const soonMatch = entries.find(({ team1, event_date: date }) => team1?.id && Date.parse(date ?? '') > Date.now());
  await signUp(world, soonMatch?.team1?.id);
  world.overrideAnswer((path, body) =>
    createMatchListFilter('"live"')(path, body) ? createList(soonMatch ? [soonMatch] : []) : undefined,
  );
  renderBand(world);
  expect(await screen.findByRole('timer', {}, { timeout: 5_000 })).toBeDefined();
  expect(screen.getByText('Next match')).toBeDefined();
});

it('the club’s area shows an empty text in each part when there are no matches, results or videos', async () => {
  const world = createBackendWorld(inject('backendUrl'));
  await signUp(world, 'lul');
  world.overrideAnswer((path) => (path.endsWith('/list') ? createList([]) : undefined));
  renderBand(world);
  for (const expectedText of ['No match is scheduled yet.', 'No result yet.', 'No videos yet.'])
    expect(await screen.findByText(expectedText, {}, { timeout: 5_000 })).toBeDefined();
});

it('the club’s area hides the last result from a viewer without spoilers, until they ask for it', async () => {
  const world = createBackendWorld(inject('backendUrl'));
  await signUp(world, 'lul');
  render(
    <world.Providers>
      <MaskAllScores value>
        <Suspense>
          <OwnClubSettings />
        </Suspense>
      </MaskAllScores>
    </world.Providers>,
  );
  const chooseButton = await screen.findByRole('button', { name: /^Show score: / }, { timeout: 5_000 });
  const tile = chooseButton.closest('li');
  expect(tile?.textContent).toContain('Score hidden');
  await userEvent.click(chooseButton);
  await waitFor(() => expect(tile?.textContent).not.toContain('Score hidden'));
});

it('the club’s area shows an error in the part whose call fails, and loads that part on Retry', async () => {
  const world = createBackendWorld(inject('backendUrl'));
  await signUp(world, 'lul');
  world.overrideAnswer((path) => (path === '/api/clip/list' ? refusal('server_error', 500) : undefined));
  renderBand(world);
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  world.overrideAnswer(undefined);
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

it('the club’s area offers the choice of a club to a viewer without a club on this site', async () => {
  for (const club of [undefined, 'tra']) {
    const world = createBackendWorld(inject('backendUrl'), { scope: { 'identities.id': ['premier-division'] } });
    await signUp(world, club);
    renderBand(world);
    const chooseLink = await screen.findByRole('link', { name: 'Choose a club' }, { timeout: 5_000 });
    expect(chooseLink.getAttribute('href')).toBe('/club/?returnTo=%2F');
    cleanup();
  }
});
