import { QueryClient } from '@tanstack/react-query';
import { createApi } from '@touchline/api-client';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { identityListQuery, identityQuery } from './identity-queries.ts';
import { standingsQuery } from './standings.ts';
import { teamListQuery, teamQuery } from './team-queries.ts';

const api = createApi({ baseUrl: inject('backendUrl') });
let client = new QueryClient();

beforeEach(() => {
  client = new QueryClient();
});

describe('teams of the reference backend', () => {
  it('teams are sorted by name, for the whole backend or for a league', async () => {
    const { entries: teams } = await client.fetchQuery(teamListQuery(api));
    const names = teams.map(({ name }) => name ?? '');
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    const league = teams[0]?.league?.id ?? '';
    const { entries: leagueTeams } = await client.fetchQuery(teamListQuery(api, { leagues: [league] }));
    expect(leagueTeams.length).toBeGreaterThan(1);
    expect(leagueTeams.length).toBeLessThan(teams.length);
  });

  it('loads a team by id, and fails with `not_found` for an unknown id', async () => {
    const {
      entries: [firstTeam],
    } = await client.fetchQuery(teamListQuery(api));
    const team = await client.fetchQuery(teamQuery(api, firstTeam?.id ?? ''));
    expect([team.id, team.name]).toEqual([firstTeam?.id, firstTeam?.name]);
    await expect(client.fetchQuery(teamQuery(api, 'nobody'))).rejects.toMatchObject({ code: 'not_found', status: 404 });
  });
});

describe('leagues and categories of the reference backend', () => {
  it('leagues and categories are filtered by kind and by main category', async () => {
    const { entries: leagues } = await client.fetchQuery(identityListQuery(api, { type: 'identity' }));
    expect(leagues.length).toBeGreaterThan(1);
    expect(leagues.every(({ media_type: type, archived }) => type === 'identity' && archived !== true)).toBe(true);
    const { entries: items } = await client.fetchQuery(identityListQuery(api, { type: 'identity_item' }));
    const parent = items[0]?.mainCategories?.[0] ?? '';
    const { entries: subCategories } = await client.fetchQuery(identityListQuery(api, { parents: [parent] }));
    expect(subCategories.length).toBeGreaterThan(0);
    expect(subCategories.every(({ mainCategories }) => mainCategories?.includes(parent))).toBe(true);
  });

  it('loads a league by id, and fails with `not_found` for an unknown id', async () => {
    const {
      entries: [firstIdentity],
    } = await client.fetchQuery(identityListQuery(api, { type: 'identity' }));
    expect((await client.fetchQuery(identityQuery(api, firstIdentity?.id ?? ''))).title).toBe(firstIdentity?.title);
    await expect(client.fetchQuery(identityQuery(api, 'nothing'))).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the league tables of the reference backend', () => {
  it('a league’s table has rows, and a cup’s table is empty', async () => {
    const { entries: table } = await client.fetchQuery(standingsQuery(api, 'nordic-men'));
    expect(table.length).toBeGreaterThan(2);
    expect(await client.fetchQuery(standingsQuery(api, 'nordic-cup'))).toEqual({ entries: [] });
  });
});
