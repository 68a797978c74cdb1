import { composeFeatures } from '@touchline/feature-kit';
import { describe, expect, inject, it } from 'vitest';
import { feature } from './feature.ts';
import { content, customerKeys, options } from './options.ts';
import { scopeFilters } from './scope-filters.ts';
import { createWorld } from './testing/catalog-world.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const { routes } = composeFeatures([feature], { catalog: { home: { hero: true, shelves: ['live'], scope: {} } } });

describe('the catalog feature', () => {
  it('has the pages of the specification', () => {
    expect(routes.map(({ path }) => path)).toEqual([
      '',
      'home',
      'live',
      'live/:sportType',
      'upcoming',
      'archive',
      'channels',
      'highlight',
      'latest',
      'suggested',
      'recommendation',
      'league/:leagueId',
      'team/:teamId',
      'category/all',
      'category/:mainId',
      'category/:mainId/sub-category/:subId',
      'catch-up',
    ]);
  });

  it('gives every page a name of its own and a module that loads', async () => {
    expect(new Set(routes.map(({ page }) => page)).size).toBe(routes.length);
    for (const { lazy } of routes) expect((await lazy()).Page).toBeTypeOf('function');
  });

  it('keeps the second address of home out of search engines', async () => {
    const headOf = async (path: string) => {
      const page = await routes.find((route) => route.path === path)?.lazy();
      return page?.load?.(createWorld({ backendUrl: inject('backendUrl') }).context());
    };
    expect(await headOf('home')).toMatchObject({ meta: { title: '', noIndex: true } });
    expect(await headOf('')).not.toHaveProperty('meta.noIndex');
  });
});

describe('the options', () => {
  it('may all be left out', () => {
    expect(options.parse({})).toEqual({});
  });

  it('refuse a word that means nothing', () => {
    expect(options.safeParse({ real_kick_off: true }).success).toBe(false);
  });

  it('say of all content whether teams have pages: they do, unless the customer wants none', () => {
    const home = { hero: true, shelves: ['live' as const], scope: {} };
    expect(content({ home }).teamPages).toBe(true);
    expect(content({ home, disable_team_page: true }).teamPages).toBe(false);
  });
});

describe('the scope', () => {
  it('is no longer than a backend takes it in a list’s body', () => {
    const fits = (scope: object) =>
      customerKeys.home.safeParse({ shelves: ['live'], scope }).error?.issues.map(({ message }) => message) ?? [];
    const ids = (count: number, length: number) =>
      Array.from({ length: count }, (_, n) => String(n).padEnd(length, 'x'));
    expect(fits({ league_ids: ids(100, 24), team_ids: ids(100, 24) })).toEqual([]);
    expect(fits({ team_ids: ids(101, 8) })).toEqual(['at most 100 entries']);
    expect(fits({ team_ids: ids(99, 129) })[0]).toBe('at most 128 characters');
    expect(fits({ league_ids: ids(100, 100), team_ids: ids(100, 100) })).toEqual(['together at most 12,000 bytes']);
  });

  it('narrows by leagues, teams and sports, and by nothing where it is empty', () => {
    expect(scopeFilters({ league_ids: ['a'], team_ids: [] })).toEqual({ 'identities.id': ['a'] });
    expect(scopeFilters({ sport_types: ['football', 'futsal'] })).toEqual({ sportType: ['football', 'futsal'] });
    expect(scopeFilters({ sport_types: ['football', 'futsal'] }, 'futsal')).toEqual({ sportType: ['futsal'] });
  });
});

describe('what lists are narrowed to', () => {
  const home = (ids: string[]) => customerKeys.home.safeParse({ shelves: ['live'], scope: { league_ids: ids } });

  it('is ids that a backend takes: it would refuse every list for one that is none', () => {
    expect(home(['nordic-men', 'Ligue 1']).success).toBe(true);
    for (const id of ['a\u0000b', '..', 'a%2fb', 'a\\b']) expect(home([id]).success).toBe(false);
  });
});
