import { composeFeatures } from '@touchline/feature-kit';
import { describe, expect, inject, it } from 'vitest';
import { manifest } from './manifest.ts';
import { customerKeys, options } from './options.ts';
import { scopeFilters } from './api/scope-filters.ts';
import { createWorld } from './testing/catalog-world.tsx';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

const { routes } = composeFeatures([manifest], { catalog: { home: { hero: true, shelves: ['live'], scope: {} } } });

describe('the catalog feature', () => {
  it('the catalog feature has the pages of the specification', () => {
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

  it('the catalog feature gives every page a unique name and a module that loads', async () => {
    expect(new Set(routes.map(({ page }) => page)).size).toBe(routes.length);
    for (const { lazy } of routes) expect((await lazy()).Page).toBeTypeOf('function');
  });

  it('/home/, the other address of home, is hidden from search engines', async () => {
    const getHead = async (path: string) => {
      const page = await routes.find((route) => route.path === path)?.lazy();
      return page?.load?.(createWorld({ backendUrl: inject('backendUrl') }).context());
    };
    expect(await getHead('home')).toMatchObject({ meta: { title: '', noIndex: true } });
    expect(await getHead('')).not.toHaveProperty('meta.noIndex');
  });
});

describe('the options', () => {
  it('accepts an object without options', () => {
    expect(options.parse({})).toEqual({});
  });

  it('refuses options with an unknown key', () => {
    expect(options.safeParse({ real_kick_off: true }).success).toBe(false);
  });

  it('teams have pages unless the customer disables them', () => {
    const home = { hero: true, shelves: ['live' as const], scope: {} };
    expect(manifest.content?.({ home }).teamPages).toBe(true);
    expect(manifest.content?.({ home, disable_team_page: true }).teamPages).toBe(false);
  });
});

describe('the shelves and the hero of home', () => {
  const getErrors = (home: object) =>
    customerKeys.home.safeParse({ shelves: ['live'], ...home }).error?.issues.map(({ message }) => message) ?? [];
  const women = { kind: 'live', title: { en: 'Women' }, league_ids: ['women'] };

  it('home accepts shelves of one kind with own titles, and a hero by event or list', () => {
    expect(getErrors({ shelves: ['live', women, { ...women, title: 'Men', league_ids: ['men'] }] })).toEqual([]);
    expect(getErrors({ hero: { event_id: 'final', kinds: ['upcoming', 'live'] } })).toEqual([]);
  });

  it('home refuses repeated shelves, a second shelf of channels, and a shelf without a title', () => {
    expect(getErrors({ shelves: [women, women] })).toEqual(['each entry once']);
    const ownChannels = { kind: 'channels', title: 'Studio', league_ids: ['studio'] };
    expect(getErrors({ shelves: ['channels', ownChannels] })).toEqual(['at most one shelf of channels']);
    expect(getErrors({ shelves: [{ kind: 'live' }] })[0]).toMatch(
      /^one of live, .*, or an object with kind and title$/,
    );
  });

  it('home refuses the list of clips as a source of the hero', () => {
    expect(getErrors({ hero: { kinds: ['clips'] } })).toEqual(['true, false, or an object with event_id or kinds']);
  });
});

describe('the scope', () => {
  it('a scope is limited in the number of its ids, their length and its total size', () => {
    const getScopeErrors = (scope: object) =>
      customerKeys.home.safeParse({ shelves: ['live'], scope }).error?.issues.map(({ message }) => message) ?? [];
    const createIds = (count: number, length: number) =>
      Array.from({ length: count }, (_, index) => String(index).padEnd(length, 'x'));
    expect(getScopeErrors({ league_ids: createIds(100, 24), team_ids: createIds(100, 24) })).toEqual([]);
    expect(getScopeErrors({ team_ids: createIds(101, 8) })).toEqual(['at most 100 entries']);
    expect(getScopeErrors({ team_ids: createIds(99, 129) })[0]).toBe('at most 128 characters');
    expect(getScopeErrors({ league_ids: createIds(100, 100), team_ids: createIds(100, 100) })).toEqual([
      'together at most 12,000 bytes',
    ]);
  });

  it('a scope becomes filters for leagues, teams and sports, without empty ones', () => {
    expect(scopeFilters({ league_ids: ['a'], team_ids: [] })).toEqual({ 'identities.id': ['a'] });
    expect(scopeFilters({ sport_types: ['football', 'futsal'] })).toEqual({ sportType: ['football', 'futsal'] });
    expect(scopeFilters({ sport_types: ['football', 'futsal'] }, 'futsal')).toEqual({ sportType: ['futsal'] });
  });
});

describe('the ids of the scope', () => {
  const parseHome = (ids: string[]) => customerKeys.home.safeParse({ shelves: ['live'], scope: { league_ids: ids } });

  it('refuses ids in a scope that the backend would refuse in a list', () => {
    expect(parseHome(['nordic-men', 'Ligue 1']).success).toBe(true);
    for (const id of ['a\u0000b', '..', 'a%2fb', 'a\\b']) expect(parseHome([id]).success).toBe(false);
  });
});
