import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeFeatures } from '@touchline/feature-kit';
import { ShownAddress } from '@touchline/feature-kit/testing';
import { renderToString } from 'react-dom/server';
import { matchPath, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { manifest } from '../manifest.ts';
import type { CatalogOptions } from '../options.ts';
import { respondFailure, createWorld, type InterceptCall, respondEmpty } from '../testing/catalog-world.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const options: CatalogOptions = { home: { hero: true, shelves: ['live'], scope: {} } };
/** The options of a site with the given scope. */
const createOptions = (scope: CatalogOptions['home']['scope']): CatalogOptions => ({
  home: { ...options.home, scope },
});

/** Opens the page of an address, loaded as on the server. */
async function openPage(
  path: string,
  { intercept, catalogOptions = options }: { intercept?: InterceptCall; catalogOptions?: CatalogOptions } = {},
) {
  const world = createWorld({ backendUrl: inject('backendUrl'), content: manifest.content?.(catalogOptions) });
  world.breakNetwork(intercept);
  const [pathname = ''] = path.split('?');
  const { routes } = composeFeatures([manifest], { catalog: catalogOptions });
  const route = routes.find((pageRoute) => pageRoute.path !== '' && matchPath(`/${pageRoute.path}`, pathname));
  if (!route) throw new Error(`No page at ${path}`);
  const module = await route.lazy();
  const loadResult = await module.load?.(world.context(matchPath(`/${route.path}`, pathname)?.params, path));
  const page = (
    <world.Providers path={path}>
      <Routes>
        <Route path={route.path} element={<module.Page />} />
      </Routes>
      <ShownAddress />
    </world.Providers>
  );
  const getRequestBodies = (call: string) =>
    world.calls.flatMap(({ path: calledPath, body }) => (calledPath === call ? [JSON.parse(body)] : []));
  return { ...world, route, loaded: loadResult, page, getRequests: getRequestBodies };
}

const getLinkPaths = (queries = screen) => queries.getAllByRole('link').map((link) => link.getAttribute('href'));
const createNotFound = (context: string) => ({ code: 'not_found', status: 404, cause: { context } });

afterEach(cleanup);

describe('a team’s page', () => {
  it('the server’s HTML of a team’s page has its head, results, videos, and its highlighted row in the table of its league', async () => {
    const { page, loaded: loadResult } = await openPage('/team/tra/');
    expect(loadResult).toMatchObject({
      meta: {
        title: 'Tromsø Aurora',
        description: 'Tromsø Aurora in Nordic Ice League, Men: next match, results, table and videos.',
        above: [{ title: 'Nordic Ice League, Men', path: '/league/nordic-men/' }],
      },
    });
    document.body.innerHTML = renderToString(page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tromsø Aurora');
    expect(getLinkPaths()).toContain('/league/nordic-men/');
    const table = screen.getByRole('table', { name: 'Nordic Ice League, Men' });
    expect(within(table).getByRole('row', { current: true }).textContent).toContain('Tromsø Aurora');
    expect(within(table).getByRole('link', { name: 'Oslo Ravens' }).getAttribute('href')).toBe('/team/osl/');
    const form = within(within(table).getByRole('row', { current: true }))
      .getAllByRole('cell')
      .at(-1);
    expect(form?.textContent).toMatch(/^(?:WWon |DDrawn |LLost ){5}$/);
    expect(form?.querySelectorAll('[aria-hidden]')).toHaveLength(5);
    expect(screen.getByRole('region', { name: 'Results' }).querySelectorAll('li').length).toBeGreaterThan(1);
    expect(screen.getByRole('region', { name: 'Videos' })).toBeDefined();
    document.body.innerHTML = '';
  });

  it('a team’s page requests clips of players for its moments, and only events of this team', async () => {
    const { getRequests } = await openPage('/team/tra/');
    expect(
      getRequests('/api/clip/list').map(({ filters }) => [filters['search.teams.id'], filters.type]),
    ).toContainEqual([['tra'], ['player']]);
    expect(getRequests('/api/event/list').every(({ filters }) => filters['search.teams.id'][0] === 'tra')).toBe(true);
  });

  it('a team’s page opens the list of the tab in its address, and shows the overview for an unknown tab', async () => {
    const { page, getRequests } = await openPage('/team/tra/?tab=results&sort=title_asc');
    expect(getRequests('/api/event/list')).toMatchObject([
      { sort: 'title', order: 'asc', filters: { 'search.teams.id': ['tra'], status: ['archived'] } },
    ]);
    render(page);
    expect(screen.getByRole('link', { current: 'page' }).textContent?.trim()).toBe('Results');
    await userEvent.click(screen.getByRole('link', { name: 'Overview' }));
    expect(screen.getByTestId('here').textContent).toBe('/team/tra/');
    expect(await screen.findByRole('heading', { name: 'Moments of the squad' })).toBeDefined();
    cleanup();
    render((await openPage('/team/tra/?tab=teams')).page);
    expect(screen.getByRole('link', { current: 'page' }).textContent?.trim()).toBe('Overview');
  });

  it('a part of a team’s page that fails offers Retry, and the other parts are shown [fault-2]', async () => {
    const { page, breakNetwork } = await openPage('/team/tra/', {
      intercept: (path) => (path.includes('standings') ? respondFailure() : undefined),
    });
    render(page);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('region', { name: 'Nordic Ice League, Men' }).contains(retry)).toBe(true);
    expect(screen.getByRole('region', { name: 'Results' })).toBeDefined();
    breakNetwork();
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByRole('table')).toBeDefined());
  });

  it('a team’s page shows an empty state with a link if all its lists are empty', async () => {
    const { page } = await openPage('/team/tra/', {
      intercept: (path) => (path.includes('list') ? respondEmpty() : undefined),
    });
    render(page);
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeDefined();
    expect(getLinkPaths()).toContain('/');
  });

  it('an unknown team, or a site without team pages, gives a 404 about a team', async () => {
    await expect(openPage('/team/nobody/')).rejects.toMatchObject(createNotFound('team'));
    const siteOptions = { ...options, disable_team_page: true };
    await expect(openPage('/team/tra/', { catalogOptions: siteOptions })).rejects.toMatchObject(createNotFound('team'));
    const { routes } = composeFeatures([manifest], { catalog: siteOptions });
    expect(routes.filter(({ unlinked }) => unlinked).map(({ path }) => path)).toEqual(['team/:teamId']);
  });
});

describe('a league’s page', () => {
  it('a league’s page says that the rest is left out if its list of teams has more than twenty pages [fault-8b]', async () => {
    const { page } = await openPage('/league/nordic-men/?tab=teams', {
      intercept: (path, body) =>
        path.includes('team/list')
          ? Response.json({
              content: { entries: [{ id: `t${JSON.parse(body).page}`, name: 'Team' }], nextExists: true },
            })
          : undefined,
    });
    render(page);
    expect(screen.getByText('This list shows only its first 20 entries.')).toBeTruthy();
  });

  it('a league’s page shows its table, its teams and its banners', async () => {
    const { page, loaded: loadResult } = await openPage('/league/nordic-men/');
    expect(loadResult).toMatchObject({ meta: { title: 'Nordic Ice League, Men' } });
    render(page);
    expect(screen.getAllByRole('row').length).toBe(13);
    expect(getLinkPaths(within(screen.getByRole('region', { name: 'Teams' })) as never)).toHaveLength(12);
    const banners = within(screen.getByRole('complementary', { name: 'Partners' })).getAllByRole('link', {
      name: 'tickets.example',
    });
    expect(banners.map((banner) => banner.getAttribute('rel'))).toContain('noopener noreferrer');
  });

  it('a league’s page has no table if the backend has no standings for it', async () => {
    render((await openPage('/league/nordic-cup/')).page);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('/league/ with a category’s id redirects to the category’s page, and /category/ with a league’s id to the league’s page', async () => {
    expect((await openPage('/league/nordic-studio/')).loaded).toEqual({ moved: '/category/nordic-studio/' });
    expect((await openPage('/category/nordic-men/')).loaded).toEqual({ moved: '/league/nordic-men/' });
    await expect(openPage('/league/nothing/')).rejects.toMatchObject(createNotFound('league'));
  });
});

describe('a category’s page', () => {
  it('a category’s page shows its sub-categories in the operator’s order, and all its events', async () => {
    const { page, getRequests } = await openPage('/category/nordic-studio/');
    expect(getRequests('/api/identity/list')[0]).toMatchObject({
      sort: 'media_parent_order.nordic-studio',
      size: 100,
      filters: { archived: false, identityId: ['nordic-studio'], media_type: ['identity_item'] },
    });
    render(page);
    const parts = within(screen.getByRole('region', { name: 'In this category' })).getAllByRole('link');
    expect(parts.map((link) => link.getAttribute('href'))).toEqual(
      ['inside', 'analysis', 'classics'].map((part) => `/category/nordic-studio/sub-category/nordic-${part}/`),
    );
    expect(screen.getAllByRole('article').length).toBeGreaterThan(10);
  });

  it('a sub-category’s page links to its main category, and gives a 404 within another main category', async () => {
    const { page, getRequests } = await openPage('/category/nordic-studio/sub-category/nordic-inside/');
    expect(getRequests('/api/event/list')[0].filters).toMatchObject({
      'identities.id': ['nordic-inside'],
      'identities.type': ['identity_item'],
    });
    render(page);
    expect(screen.getByRole('link', { name: 'Studio' }).getAttribute('href')).toBe('/category/nordic-studio/');
    await expect(openPage('/category/verdant-tv/sub-category/nordic-inside/')).rejects.toMatchObject(
      createNotFound('category'),
    );
    await expect(openPage('/category/nordic-studio/sub-category/nothing/')).rejects.toMatchObject(
      createNotFound('category'),
    );
  });

  it('the page of a sub-category within “all” sends no identity type, and links back to all categories', async () => {
    const { getRequests, page, loaded: loadResult } = await openPage('/category/all/sub-category/nordic-inside/');
    expect(getRequests('/api/event/list')[0].filters).not.toHaveProperty('identities.type');
    expect(loadResult).toMatchObject({ meta: { title: 'Inside the league: Studio' } });
    render(page);
    expect(screen.getByRole('link', { name: 'All categories' }).getAttribute('href')).toBe('/category/all/');
  });

  it('the page of all categories shows the site’s categories and their sub-categories, and sends no identity type', async () => {
    const scopedOptions = createOptions({ league_ids: ['nordic-men', 'nordic-studio'] });
    const {
      page,
      getRequests,
      loaded: loadResult,
    } = await openPage('/category/all/', { catalogOptions: scopedOptions });
    expect(loadResult).toMatchObject({ meta: { title: 'All categories' } });
    const [listBody] = getRequests('/api/event/list');
    expect(listBody.filters).toMatchObject({ 'identities.id': ['nordic-men', 'nordic-studio'] });
    expect(listBody.filters).not.toHaveProperty('identities.type');
    render(page);
    expect(getLinkPaths(within(screen.getByRole('region', { name: 'Leagues and categories' })) as never)).toEqual([
      '/league/nordic-men/',
      '/category/nordic-studio/',
    ]);
    const parts = getLinkPaths(within(screen.getByRole('region', { name: 'Subcategories' })) as never);
    expect(parts).toContain('/category/all/sub-category/nordic-inside/');
    expect(parts.every((href) => href?.includes('nordic'))).toBe(true);
  });
});

describe('a site limited to leagues, or to sports', () => {
  it('a site limited to leagues or sports gives a 404 for a league, category or sub-category outside of its scope', async () => {
    for (const scope of [{ league_ids: ['nordic-men', 'nordic-studio'] }, { sport_types: ['ice-hockey'] }]) {
      const scopedOptions = createOptions(scope);
      await expect(openPage('/league/galil-premier/', { catalogOptions: scopedOptions })).rejects.toMatchObject(
        createNotFound('league'),
      );
      for (const path of [
        '/category/verdant-tv/',
        '/category/verdant-tv/sub-category/verdant-academy/',
        '/category/all/sub-category/verdant-academy/',
      ])
        await expect(openPage(path, { catalogOptions: scopedOptions })).rejects.toMatchObject(
          createNotFound('category'),
        );
      for (const path of [
        '/league/nordic-men/',
        '/category/nordic-studio/',
        '/category/nordic-studio/sub-category/nordic-inside/',
        '/category/all/sub-category/nordic-inside/',
      ])
        expect((await openPage(path, { catalogOptions: scopedOptions })).loaded).toHaveProperty('meta');
    }
  });
});
