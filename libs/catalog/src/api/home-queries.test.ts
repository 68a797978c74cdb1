import { createApi } from '@touchline/api-client';
import { expect, inject, test } from 'vitest';
import type { Scope } from '../options.ts';
import { createHomeQueries, createShelfQuery } from './home-queries.ts';
import { createPageContextWith } from '@touchline/feature-kit/testing';
import { QueryClient } from '@tanstack/react-query';

const api = createApi({ baseUrl: inject('backendUrl') });

test('home requests lists of events with `isHomePage`, and clips without it', () => {
  const hasHomePageParam = (kind: 'live' | 'upcoming' | 'clips') =>
    JSON.stringify(createShelfQuery(api, kind, {}, Date.now).queryKey).includes('"isHomePage":true');
  expect([hasHomePageParam('live'), hasHomePageParam('upcoming'), hasHomePageParam('clips')]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each<[object, Scope, string | undefined]>([
  [{ league_ids: ['women'] }, {}, '?league=women'],
  [{ team_ids: ['a', 'b'], sport_types: ['football'] }, {}, '?sport=football&team=a,b'],
  [{ league_ids: ['women'] }, { league_ids: ['women', 'men'] }, '?league=women'],
  [{ league_ids: ['cup'] }, { league_ids: ['women', 'men'] }, undefined],
  [{ league_ids: ['women'] }, { league_ids: ['women'] }, undefined],
  [{ sport_types: ['football'] }, { league_ids: ['women', 'men'] }, undefined],
  [{ team_ids: ['a', 'b', 'c', 'd', 'e'] }, {}, undefined],
  [{ event_ids: ['final'] }, {}, undefined],
])('a shelf with the filters %j in the scope %j has the query %j for its page', (filters, scope, query) => {
  const shelf = { kind: 'latest' as const, title: 'Ours', ...filters };
  const context = createPageContextWith({ api, queryClient: new QueryClient() });
  const { shelves } = createHomeQueries({ hero: false, shelves: [shelf], scope }, context, () => undefined);
  expect(shelves[0]?.moreQuery).toBe(query);
});
