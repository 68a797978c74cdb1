import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, inject, it } from 'vitest';
import type { CatalogOptions, Scope } from '../../options.ts';
import { respondFailure, createWorld } from '../../testing/catalog-world.tsx';
import { liveSportPage } from './live-sport.page.tsx';
import { livePage } from './live.page.tsx';
import { filterCountsInScope, isSport } from './sports.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const createOptions = (scope: Scope = {}): CatalogOptions => ({ home: { hero: true, shelves: ['live'], scope } });
const createLiveWorld = () => createWorld({ backendUrl: inject('backendUrl') });

afterEach(cleanup);

describe('the live page', () => {
  it('the live page has a tab per sport with live matches', async () => {
    const { context, Providers } = createLiveWorld();
    const { Page, load } = livePage(createOptions());
    await load?.(context());
    render(
      <Providers>
        <Page />
      </Providers>,
    );
    expect(screen.getByRole('link', { name: /Ice hockey/ }).getAttribute('href')).toBe('/live/ice-hockey/');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('All');
  });

  it('the live page has no tabs on a site of one sport', async () => {
    const { context, Providers } = createLiveWorld();
    const { Page, load } = livePage(createOptions({ sport_types: ['basketball'] }));
    await load?.(context());
    render(
      <Providers>
        <Page />
      </Providers>,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('the live page renders its list if the counts fail to load', async () => {
    const { breakNetwork, context, Providers } = createLiveWorld();
    const { Page, load } = livePage(createOptions());
    breakNetwork((path) => (path.includes('grouped_sport_count') ? respondFailure() : undefined));
    await load?.(context());
    render(
      <Providers>
        <Page />
      </Providers>,
    );
    expect(screen.getAllByRole('link').length).toBeGreaterThan(1);
  });
});

describe('the live page of a sport', () => {
  it('the live page of an unknown sport gives a 404', async () => {
    await expect(
      liveSportPage(createOptions()).load?.(createLiveWorld().context({ sportType: 'quidditch' })),
    ).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
    });
  });

  it.for([
    ['football', 'Live: Football'],
    ['volleyball', 'Live: Volleyball'],
  ])(
    'the live page of a known sport without live matches exists, and has its title: %s',
    async ([sportType = '', title]) => {
      const { breakNetwork, context } = createLiveWorld();
      breakNetwork(respondFailure);
      const loadResult = await liveSportPage(createOptions()).load?.(context({ sportType }));
      expect(loadResult).toMatchObject({ meta: { title } });
    },
  );
});

describe('the sports of a site', () => {
  const sportCounts = [
    { sport_type: 'football', count: 2 },
    { sport_type: 'padel', count: 5 },
    { sport_type: 'chess', count: 0 },
  ];

  it('the tabs show the selected sport and the sports with live matches, most matches first', () => {
    expect(filterCountsInScope(sportCounts, {}, 'chess').map(({ sport_type }) => sport_type)).toEqual([
      'padel',
      'football',
      'chess',
    ]);
    expect(filterCountsInScope(sportCounts, { sport_types: ['football'] }, undefined)).toEqual([sportCounts[0]]);
  });

  it('a site has the sports of its scope; without a scope, it has the known sports and the live sports', () => {
    expect(isSport('football', { sport_types: ['basketball'] }, sportCounts)).toBe(false);
    expect(isSport('basketball', { sport_types: ['basketball'] }, [])).toBe(true);
    expect(isSport('padel', {}, sportCounts)).toBe(true);
    expect(isSport('basketball', {}, [])).toBe(true);
  });
});
