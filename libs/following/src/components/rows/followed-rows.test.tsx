import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MaskAllScores } from '@touchline/content';
import { listClips, listEvents } from '@touchline/contract';
import { useViewer } from '@touchline/feature-kit';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { FollowButton } from '../follow-button/follow-button.tsx';
import { createFollowingWorld, type FollowingWorld, signUp } from '../../testing/following-world.tsx';
import { HighlightsRow, NextRow } from './followed-rows.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['site'] = 'nordic';
});
afterEach(cleanup);

const Rows = () =>
  useViewer() ? (
    <Suspense>
      <NextRow />
      <HighlightsRow />
    </Suspense>
  ) : null;

async function renderHome(followed: Parameters<typeof signUp>[1] = []): Promise<FollowingWorld> {
  const world = createFollowingWorld(inject('backendUrl'));
  await signUp(world, followed);
  await renderRows(world);
  world.start();
  return world;
}

const renderRows = ({ Providers }: FollowingWorld) =>
  // `act` waits until the row's texts are loaded.
  act(async () =>
    render(
      <Providers>
        <Rows />
        <FollowButton target={{ kind: 'team', id: 'tra', name: 'Tromsø Aurora' }} options={{ view: 'team' }} />
      </Providers>,
    ),
  );

const findNextRow = () => screen.findByRole('region', { name: 'Your teams and leagues' });
const queryNextRow = () => screen.queryByRole('region', { name: 'Your teams and leagues' });
const queryInvitation = () => screen.queryByRole('region', { name: 'Follow somebody' });
const findEventIds = (element: HTMLElement) =>
  within(element)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').getAttribute('href')?.split('/')[2]);
const storeHeight = () => localStorage.setItem('touchline.nordic.own-rows', '{"followed-next":300}');
const respondBroken = () => Response.json({ error: 'server_error' }, { status: 404 });

it('the rows show live and upcoming events of followed targets, and their new highlights', async () => {
  const { api } = await renderHome([['team', 'osl']]);
  const filters = { 'search.teams.id': ['osl'] };
  const status = ['live' as const, 'upcoming' as const];
  const matches = await api.call(listEvents, { body: { size: 12, filters: { ...filters, status } } });
  const mediaTypes = ['highlight' as const];
  const clips = await api.call(listClips, { body: { size: 24, filters: { ...filters, media_type: mediaTypes } } });
  expect(findEventIds(await findNextRow())).toEqual(matches.entries.map(({ id }) => id));
  const highlights = findEventIds(await screen.findByRole('region', { name: 'New highlights for you' }));
  expect(highlights.length).toBeGreaterThan(0);
  expect(clips.entries.map(({ id }) => id)).toEqual(expect.arrayContaining(highlights));
  expect(queryInvitation()).toBeNull();
});

it('the rows change when the viewer follows teams or leagues on the page', async () => {
  await renderHome([['identity_item', 'nordic-women']]);
  const idsBefore = findEventIds(await findNextRow());
  await userEvent.click(screen.getByRole('button', { name: 'Follow Tromsø Aurora' }));
  await waitFor(async () => expect(findEventIds(await findNextRow())).not.toEqual(idsBefore));
});

it('a viewer who follows no target is invited to follow, but not again after a dismissal', async () => {
  const world = await renderHome();
  await waitFor(() => expect(queryInvitation()).not.toBeNull());
  expect(screen.getByRole('link', { name: 'Choose who to follow' }).getAttribute('href')).toBe('/following/league/');
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(queryInvitation()).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  cleanup();
  await renderRows(world);
  await screen.findByRole('button', { name: 'Follow Tromsø Aurora' });
  expect(queryInvitation()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Follow Tromsø Aurora' }));
  await findNextRow();
});

it('neither rows nor the invitation appear if the list of followed targets fails to load', async () => {
  const world = createFollowingWorld(inject('backendUrl'));
  await signUp(world, [['team', 'osl']]);
  world.setResponder((path) => (path.endsWith('list_by_user') ? respondBroken() : undefined));
  storeHeight();
  const { container } = await renderRows(world);
  world.start();
  await waitFor(() => expect(world.toasts).toHaveLength(1));
  await waitFor(() => expect(queryNextRow()).toBeNull());
  expect(queryInvitation()).toBeNull();
  expect(container.querySelector<HTMLElement>('[style]')?.style.minBlockSize, 'space reserved for the row').toBe(
    '300px',
  );
});

it('a personal row offers Retry in its reserved space if its request fails, and shows its entries after the retry [fault-2]', async () => {
  const world = createFollowingWorld(inject('backendUrl'));
  await signUp(world, [['team', 'osl']]);
  world.setResponder((path) => (path.endsWith('event/list') ? respondBroken() : undefined));
  storeHeight();
  await renderRows(world);
  world.start();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(queryNextRow()?.contains(retry)).toBe(true);
  world.setResponder(undefined);
  await userEvent.click(retry);
  await waitFor(async () => expect(findEventIds(await findNextRow()).length).toBeGreaterThan(0));
});

it('the row disappears when its viewer signs out', async () => {
  const world = await renderHome([['team', 'osl']]);
  await findNextRow();
  await act(() => world.session.signOut());
  expect(queryNextRow()).toBeNull();
});

it('the rows hide scores and results from a viewer who hides spoilers', async () => {
  const world = createFollowingWorld(inject('backendUrl'));
  await signUp(world, [['identity_item', 'nordic-men']]);
  const createRows = (hidesWatched: boolean) => (
    <world.Providers>
      <MaskAllScores value={hidesWatched}>
        <Rows />
      </MaskAllScores>
    </world.Providers>
  );
  const { rerender } = await act(async () => render(createRows(true)));
  world.start();
  const findRevealedScores = async () => {
    const highlights = await screen.findByRole('region', { name: 'New highlights for you' });
    return [await findNextRow(), highlights].flatMap(
      ({ textContent }) => textContent?.match(/\d, [\p{L} ]+ \d|\d–\d/gu) ?? [],
    );
  };
  expect((await findNextRow()).textContent).toContain('Score hidden');
  expect(await findRevealedScores()).toEqual([]);
  rerender(createRows(false));
  expect((await findRevealedScores()).length).toBeGreaterThan(0);
});
