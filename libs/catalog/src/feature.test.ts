import { composeFeatures } from '@touchline/feature-kit';
import { describe, expect, it } from 'vitest';
import { feature } from './feature.ts';
import { options } from './options.ts';
import { scopeFilters } from './scope-filters.ts';

const { routes } = composeFeatures([feature], { catalog: { home: { shelves: ['live'], scope: {} } } });

describe('the catalog feature', () => {
  it('has the pages of the specification', () => {
    expect(routes.map(({ path }) => path)).toEqual([
      '',
      'home',
      'live',
      'live/:sportType',
      'upcoming',
      'archive',
      'highlight',
      'latest',
      'suggested',
    ]);
  });

  it('gives every page a name of its own and a module that loads', async () => {
    expect(new Set(routes.map(({ page }) => page)).size).toBe(routes.length);
    for (const { lazy } of routes) expect((await lazy()).Page).toBeTypeOf('function');
  });

  it('keeps the second address of home out of search engines', async () => {
    const alias = await routes.find(({ path }) => path === 'home')?.lazy();
    const home = await routes.find(({ path }) => path === '')?.lazy();
    expect(alias?.load).toBeTypeOf('function');
    expect(home?.meta).not.toBe(alias?.meta);
  });
});

describe('the options', () => {
  it('may all be left out', () => {
    expect(options.parse({})).toEqual({});
  });

  it('refuse a word that means nothing', () => {
    expect(options.safeParse({ real_kick_off: true }).success).toBe(false);
  });
});

describe('the scope', () => {
  it('narrows by leagues, teams and sports, and by nothing where it is empty', () => {
    expect(scopeFilters({ league_ids: ['a'], team_ids: [] })).toEqual({ 'identities.id': ['a'] });
    expect(scopeFilters({ sport_types: ['football', 'futsal'] })).toEqual({ sportType: ['football', 'futsal'] });
    expect(scopeFilters({ sport_types: ['football', 'futsal'] }, 'futsal')).toEqual({ sportType: ['futsal'] });
  });
});
