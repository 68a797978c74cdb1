import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyUpdate } from '@touchline/content';
import type { PageModule } from '@touchline/feature-kit';
import { createList } from '@touchline/feature-kit/testing';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import type { CatalogOptions } from '../../options.ts';
import { respondFailure, createWorld, respondEmpty, type CatalogWorld } from '../../testing/catalog-world.tsx';
import { homePage } from './home.page.tsx';
import { createShelfQuery } from '../../api/home-queries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const options: CatalogOptions = {
  home: { hero: true, shelves: ['live', 'upcoming', 'highlights', 'channels', 'latest', 'suggested'], scope: {} },
};
const home = homePage(options);

const createHomeWorld = () => createWorld({ backendUrl: inject('backendUrl') });
const createHomeElement = ({ Providers }: CatalogWorld) => (
  <Providers>
    <home.Page />
  </Providers>
);
/** Opens a home with other options, loaded as on the server. @returns the number of requests before its rendering */
async function openHome(page: PageModule): Promise<{ world: CatalogWorld; callCount: number }> {
  const world = createHomeWorld();
  await page.load?.(world.context());
  const callCount = world.calls.length;
  render(
    <world.Providers>
      <page.Page />
    </world.Providers>,
  );
  return { world, callCount };
}
const getShelf = (name: string) => screen.getByRole('region', { name });
const createEvents = (count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    media_type: 'event',
    status: 'archived',
    ...fields,
  }));
/** A response body that begins with this text and then loses its connection. */
const createTruncatedBody = (text: string) => {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('terminated'));
      else controller.enqueue(new TextEncoder().encode(text));
      isSent = true;
    },
  });
};
const isLatest = (path: string, body: string) => path === '/api/event/list' && body.includes('"added"');

afterEach(cleanup);

describe('home', () => {
  it('home shows every shelf and a hero from the loaded data, without another request', async () => {
    const world = createHomeWorld();
    await home.load?.(world.context());
    const callCount = world.calls.length;
    render(createHomeElement(world));
    for (const name of ['Live now', 'Upcoming', 'Highlights', 'Channels', 'Latest videos', 'For you']) {
      expect(within(getShelf(name)).getAllByRole('link').length).toBeGreaterThan(1);
    }
    expect(getShelf('Top match').textContent).toContain('Watch live');
    expect(world.calls).toHaveLength(callCount);
  });

  it('home shows two shelves of one kind with own titles, filters and links, next to the named one', async () => {
    const women = { kind: 'upcoming' as const, league_ids: ['nordic-women'], title: { en: 'Women', de: 'Frauen' } };
    const known = createHomeWorld();
    const latest = await known.queryClient.fetchQuery(createShelfQuery(known.api, 'latest', {}, Date.now));
    const { team1, team2 } = latest.entries.find((event) => event.team1 && event.team2) ?? {};
    const teamIds = [team1?.id ?? '', team2?.id ?? ''];
    const clubShelf = { kind: 'latest' as const, title: 'Two clubs', team_ids: teamIds };
    const page = homePage({ home: { hero: false, shelves: ['upcoming', women, clubShelf], scope: {} } });
    const { world, callCount } = await openHome(page);
    const getMorePath = (name: string) =>
      within(getShelf(name))
        .getByRole('link', { name: /^(See all|Full schedule)/ })
        .getAttribute('href');
    expect(getMorePath('Upcoming')).toBe('/upcoming/');
    expect(getMorePath('Women')).toBe('/upcoming/?league=nordic-women');
    expect(getMorePath('Two clubs')).toBe(`/latest/?team=${teamIds.join(',')}`);
    expect(within(getShelf('Women')).getAllByRole('article').length).toBeGreaterThan(1);
    const filters = world.calls.map(({ body }) => JSON.parse(body).filters);
    expect(filters).toContainEqual(
      expect.objectContaining({ 'identities.id': ['nordic-women'], status: ['upcoming'] }),
    );
    expect(world.calls).toHaveLength(callCount);
  });

  it('home shows events that the customer has picked, in a shelf without a link, and a named event in the hero', async () => {
    const { api, queryClient } = createHomeWorld();
    const archive = await queryClient.fetchQuery(createShelfQuery(api, 'latest', {}, Date.now));
    const picked = archive.entries.filter(({ media_type: type }) => type === 'event').slice(0, 3);
    const ids = picked.map(({ id }) => id);
    const shelf = { kind: 'latest' as const, title: 'Our choice', event_ids: ids };
    const page = homePage({ home: { hero: { event_id: ids[1] }, shelves: [shelf], scope: {} } });
    await openHome(page);
    expect(within(getShelf('Top match')).getByRole('link').getAttribute('href')).toContain(`/events/${ids[1]}/`);
    const choice = within(getShelf('Our choice'));
    expect(choice.getAllByRole('article')).toHaveLength(3);
    expect(choice.queryByRole('link', { name: /^See all/ })).toBeNull();
  });

  it('an event that the backend does not have leaves the hero to the next list', async () => {
    const page = homePage({
      home: { hero: { event_id: 'gone', kinds: ['upcoming'] }, shelves: ['latest'], scope: {} },
    });
    await openHome(page);
    expect(getShelf('Top match').textContent).not.toContain('Watch live');
    expect(within(getShelf('Top match')).getByRole('link').getAttribute('href')).toContain('/events/');
  });

  it('the hero’s event is absent from the shelves of home', async () => {
    const world = createHomeWorld();
    await home.load?.(world.context());
    render(createHomeElement(world));
    const hero = within(getShelf('Top match')).getByRole('link').getAttribute('href');
    const live = within(getShelf('Live now')).getAllByRole('link');
    expect(live.map((link) => link.getAttribute('href'))).not.toContain(hero);
  });

  it('a match that ends while home is open keeps its position but does not count, and disappears on the next visit', async () => {
    const world = createHomeWorld();
    await home.load?.(world.context());
    const { unmount } = render(createHomeElement(world));
    const getLiveShelf = () => within(getShelf('Live now'));
    const listCardPaths = () =>
      getLiveShelf()
        .getAllByRole('article')
        .map((card) => within(card).getByRole('link').getAttribute('href'));
    const pathsBefore = listCardPaths();
    const lastAddress = pathsBefore[1] ?? '';
    await applyUpdate(world.queryClient, lastAddress.split('/')[2] ?? '', { status: 'archived', clock: null });
    await waitFor(() => expect(getLiveShelf().getAllByText('Live')).toHaveLength(pathsBefore.length - 1));
    expect(listCardPaths()).toEqual(pathsBefore);
    unmount();
    render(createHomeElement(world));
    expect(listCardPaths()).toEqual(pathsBefore.filter((path) => path !== lastAddress));
  });

  it('the live shelf has no live dot and no count after all its matches have ended', async () => {
    const world = createHomeWorld();
    await home.load?.(world.context());
    render(createHomeElement(world));
    const findLiveDot = () => getShelf('Live now').querySelector('[data-size="l"]');
    expect(findLiveDot()).not.toBeNull();
    const { queryClient, api } = world;
    const live = queryClient.getQueryData(createShelfQuery(api, 'live', {}, Date.now).queryKey)?.entries ?? [];
    for (const { id } of live) await applyUpdate(queryClient, id, { status: 'archived', clock: null });
    await waitFor(() => expect(within(getShelf('Live now')).queryByText('Live')).toBeNull());
    expect(findLiveDot()).toBeNull();
    expect(getShelf('Live now').textContent).toMatch(/^Live nowSee all/);
  });

  it('the server renders home without a broken shelf, which the browser then loads', async () => {
    const world = createHomeWorld();
    world.breakNetwork((path, body) => (isLatest(path, body) ? respondFailure() : undefined));
    await home.load?.(world.context());
    const html = renderToString(createHomeElement(world));
    expect(html).toContain('Live now');
    expect(html).not.toContain('Could not load');
    world.breakNetwork();
    render(createHomeElement(world));
    await waitFor(() => expect(within(getShelf('Latest videos')).getAllByRole('link').length).toBeGreaterThan(1));
  });

  it.each([
    ['answers 500', respondFailure],
    ['answers with a web page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    [
      'cuts its answer',
      () => new Response('{"content":{"entries":[{', { headers: { 'content-type': 'application/json' } }),
    ],
    ['breaks its answer off half way', () => new Response(createTruncatedBody('{"content":{"entries":[{'))],
    ['answers with the wrong shape', () => Response.json({ content: { entries: 7 } })],
    ['answers with 6 MB', () => createList(createEvents(6, { title: 'x'.repeat(1_000_000) }))],
    ['has gone', () => Promise.reject(new TypeError('failed to fetch'))],
  ])(
    'home offers Retry only in the shelf whose request %s, and loads it after a press [fault-2]',
    async (_fault, answer) => {
      const world = createHomeWorld();
      world.breakNetwork((path, body) => (isLatest(path, body) ? answer() : undefined));
      await home.load?.(world.context());
      render(createHomeElement(world));
      const retry = await screen.findByRole('button', { name: 'Try again' });
      expect(getShelf('Latest videos').contains(retry)).toBe(true);
      expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
      expect(within(getShelf('Live now')).getAllByRole('link').length).toBeGreaterThan(1);
      world.breakNetwork();
      await userEvent.click(retry);
      await waitFor(() => expect(within(getShelf('Latest videos')).getAllByRole('link').length).toBeGreaterThan(1));
      expect(screen.queryByText('Could not load')).toBeNull();
    },
  );

  it('home leaves entries of wrong types out of a shelf, and shows the others', async () => {
    const world = createHomeWorld();
    const malformedEntries = [null, 'text', 7, [], { title: 'no id' }, { id: {}, status: 'archived' }];
    world.breakNetwork((path, body) =>
      isLatest(path, body) ? createList([...malformedEntries, ...createEvents(3)]) : undefined,
    );
    await home.load?.(world.context());
    render(createHomeElement(world));
    expect(within(getShelf('Latest videos')).getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('home renders at most 1,000 entries of a shelf of 10,000', async () => {
    const world = createHomeWorld();
    world.breakNetwork((path, body) => (isLatest(path, body) ? createList(createEvents(10_000)) : undefined));
    await home.load?.(world.context());
    render(createHomeElement(world));
    expect(within(getShelf('Latest videos')).getAllByRole('article').length).toBeLessThanOrEqual(1_000);
  });

  it('home shows an error for a shelf whose data cannot be rendered, and shows the other shelves', async () => {
    const world = createHomeWorld();
    await home.load?.(world.context());
    const { queryKey } = createShelfQuery(world.api, 'latest', {}, Date.now);
    expect(world.queryClient.getQueryData(queryKey)).toBeDefined();
    world.queryClient.setQueryData<unknown>(queryKey, { entries: 7, more: false });
    const error = vi.spyOn(console, 'error').mockReturnValue();
    render(createHomeElement(world));
    error.mockRestore();
    expect(screen.getAllByText('Could not load')).toHaveLength(1);
    expect(within(getShelf('Live now')).getAllByRole('link').length).toBeGreaterThan(1);
  });

  it('home leaves out an empty shelf, and uses the next match for the hero', async () => {
    const world = createHomeWorld();
    world.breakNetwork((_path, body) => (body.includes('"live"') ? respondEmpty() : undefined));
    await home.load?.(world.context());
    render(createHomeElement(world));
    expect(screen.queryByText('Live now')).toBeNull();
    expect(getShelf('Top match').textContent).toContain('Go to the match');
  });

  it('home reserves space for the hero only while a list that may contain it loads [fault-33m]', async () => {
    const world = createHomeWorld();
    const pendingResponse = Promise.withResolvers<void>();
    world.breakNetwork(() => pendingResponse.promise.then(respondEmpty));
    const { container } = render(createHomeElement(world));
    const getHeroSpace = () => container.querySelector('[class*=hero]');
    expect(getHeroSpace()).not.toBeNull();
    expect(getComputedStyle(getHeroSpace() ?? container).display).not.toBe('none');
    pendingResponse.resolve();
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeDefined();
    expect(getHeroSpace()).toBeNull();
  });

  it('home shows the next match in the hero only after the list of live matches has loaded [fault-4b]', async () => {
    const world = createHomeWorld();
    const pendingResponse = Promise.withResolvers<void>();
    world.breakNetwork((_path, body) =>
      body.includes('"live"') ? pendingResponse.promise.then(respondEmpty) : undefined,
    );
    render(createHomeElement(world));
    expect((await within(getShelf('Upcoming')).findAllByRole('article')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('region', { name: 'Top match' })).toBeNull();
    pendingResponse.resolve();
    const heroRegion = await screen.findByRole('region', { name: 'Top match' });
    expect(heroRegion.textContent).toContain('Go to the match');
  });

  it('home shows an empty state when all shelves are empty', async () => {
    const world = createHomeWorld();
    world.breakNetwork(respondEmpty);
    await home.load?.(world.context());
    render(createHomeElement(world));
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Top match' })).toBeNull();
  });

  it('home still shows a channel whose programme failed to load', async () => {
    const world = createHomeWorld();
    world.breakNetwork((path) => (path.includes('program') ? respondFailure() : undefined));
    await home.load?.(world.context());
    render(createHomeElement(world));
    expect(within(getShelf('Channels')).getAllByText('On air').length).toBeGreaterThan(0);
  });

  it('home’s metadata preloads the hero’s picture, and has an empty title', async () => {
    const world = createHomeWorld();
    expect(await home.load?.(world.context())).toMatchObject({
      meta: { title: '', hero: { src: expect.stringMatching(/^\/media\//) } },
    });
  });
});
