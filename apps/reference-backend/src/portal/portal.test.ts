import { expect, test } from 'vitest';
import {
  getChannelProgram,
  getEvent,
  getIdentity,
  getPortalPage,
  getPortalRedirect,
  getTeam,
  listIdentities,
  listTeams,
  suggest,
  type SuggestQuery,
} from '@touchline/contract';
import { identities } from '../database/schema.ts';
import { call, testBackend } from '../testing/test-backend.ts';

test('a path with or without a trailing slash has its redirect, and other paths have null', async () => {
  const getRedirectTarget = async (path: string) => (await call(getPortalRedirect, { query: { path } }))?.to;
  expect(await getRedirectTarget('/tv/')).toBe('/channels/nil-one/');
  expect(await getRedirectTarget('/tv')).toBe('/channels/nil-one/');
  expect(await getRedirectTarget('/')).toBeUndefined();
  expect((await call(getPortalRedirect, { query: { path: '/tickets/' } }))?.external).toBe(true);
});

test('an article has the requested language, or else English, and names its language', async () => {
  const getFaq = (locale?: string) => call(getPortalPage, { params: { type: 'faq' }, query: { locale } });
  expect(await getFaq('he')).toMatchObject({ title: 'שאלות ותשובות', locale: 'he' });
  expect(await getFaq('ko')).toEqual(await getFaq());
  expect(await getFaq()).toMatchObject({ locale: 'en' });
  await expect(call(getPortalPage, { params: { type: 'nothing' }, query: {} })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('suggestions are teams, leagues, categories and events in this order, up to the requested size', async () => {
  const { entries } = await call(suggest, { query: { q: 'Luleå', size: 6 } });
  expect(entries[0]).toMatchObject({ kind: 'team', id: 'lul' });
  expect(entries.length).toBeLessThanOrEqual(6);
  const order = entries.map(({ kind }) => ['team', 'league', 'category', 'event'].indexOf(kind));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(entries.some(({ kind }) => kind === 'event')).toBe(true);
  expect((await call(suggest, { query: { q: ' ' } })).entries).toEqual([]);
});

test.each<[what: string, q: string, kind: string, id: string]>([
  ['the beginning of a word', 'tro', 'team', 'tra'],
  ['a word without accents', 'lulea', 'team', 'lul'],
  ['a typing error', 'tormso', 'team', 'tra'],
  ['a club’s code', 'TRA', 'team', 'tra'],
  ['a league’s words in another order', 'men nordic', 'league', 'nordic-men'],
  ['Hebrew with a missing letter', 'ליגת הגלל', 'league', 'galil-premier'],
  ['words of which no title has all', 'nordic xylophone', 'league', 'nordic-men'],
])('a suggestion is found for %s', async (_what, q, kind, id) => {
  const { entries } = await call(suggest, { query: { q, size: 50 } });
  expect(entries).toContainEqual(expect.objectContaining({ kind, id }));
});

test('suggestions contain every kind, and only from the portal’s scope', async () => {
  const listSuggested = async (query: SuggestQuery) => (await call(suggest, { query })).entries;
  expect(new Set((await listSuggested({ q: 'n', size: 8 })).map(({ kind }) => kind))).toContain('event');
  const teamSuggestions = await listSuggested({ q: 'v', size: 50, 'search.teams.id': ['ver'] });
  expect(teamSuggestions.filter(({ kind }) => kind === 'team').map(({ id }) => id)).toEqual(['ver']);
  expect(await listSuggested({ q: 'nordic', size: 50, sportType: ['basketball'] })).toEqual([]);
});

test('teams and categories are found by their names', async () => {
  const teams = await call(listTeams, { body: { filters: { 'search.text': 'raven osl' } } });
  expect(teams.entries.map(({ id }) => id)).toContain('osl');
  const findCategories = async (text: string, filters = {}) =>
    (await call(listIdentities, { body: { size: 100, filters: { 'search.text': text, ...filters } } })).entries;
  expect((await findCategories('nordik cup')).map(({ id }) => id)).toEqual(['nordic-cup']);
  expect(await findCategories('nordic', { sportType: ['football'] })).toEqual([]);
});

test('the teams of a league or cup can be listed, and a team names its league', async () => {
  const listTeamsOf = async (id: string) =>
    (await call(listTeams, { body: { size: 50, filters: { 'identities.id': [id] } } })).entries;
  expect(await listTeamsOf('nordic-men')).toHaveLength(12);
  expect(await listTeamsOf('nordic-cup')).toHaveLength(12);
  expect(await listTeamsOf('ver')).toHaveLength(0);
  expect((await call(getTeam, { params: { id: 'ver-w' } })).league?.id).toBe('premier-women');
});

test('sub-categories can be listed by main category, and archived categories only on request', async () => {
  const { entries } = await call(listIdentities, {
    body: { size: 100, filters: { media_type: ['identity'], archived: false } },
  });
  expect(entries.filter((row) => row.has_teams)).toHaveLength(10);
  expect(entries.some((row) => row.id === 'winter-classic')).toBe(false);
  const children = await call(listIdentities, {
    body: { sort: 'media_parent_order.nordic-men', order: 'asc', filters: { identityId: ['nordic-men'] } },
  });
  expect(children.entries.map(({ id }) => id)).toEqual([
    'nordic-men-regular',
    'nordic-men-playoffs',
    'nordic-analysis',
  ]);
});

test('a sub-category may have several main categories, with a position in each', async () => {
  const { mainCategories, media_parent_order: order } = await call(getIdentity, { params: { id: 'nordic-analysis' } });
  expect(mainCategories).toEqual(['nordic-studio', 'nordic-men', 'nordic-women']);
  expect(order).toEqual({ 'nordic-studio': 2, 'nordic-men': 3, 'nordic-women': 3 });
});

test('the world contains an archived sub-category, and a sub-category without a title', async () => {
  const listBelow = async (parent: string, isArchived?: boolean) =>
    (await call(listIdentities, { body: { size: 100, filters: { identityId: [parent], archived: isArchived } } }))
      .entries;
  expect((await listBelow('nordic-studio')).find(({ id }) => id === 'nordic-podcast')?.archived).toBe(true);
  expect((await listBelow('nordic-studio', false)).some(({ id }) => id === 'nordic-podcast')).toBe(false);
  expect((await listBelow('adria-men')).find(({ id }) => id === 'adria-men-untitled')?.title).toBeUndefined();
});

test('leagues and studios of all sites have banners, mobile banners, social links and sub-categories', async () => {
  const getKinds = async (id: string) => {
    const main = await call(getIdentity, { params: { id } });
    expect(main.mobile_banners?.length).toBeGreaterThan(0);
    expect(main.mobile_banners).not.toEqual(main.banners);
    expect([main.web, main.x, main.instagram, main.facebook].every((link) => link?.startsWith('https://'))).toBe(true);
    const subCategories = await call(listIdentities, { body: { filters: { identityId: [id], archived: false } } });
    expect(subCategories.entries.length).toBeGreaterThan(1);
    return main.banners?.map(({ type }) => type);
  };
  for (const id of ['nordic-men', 'premier-division', 'galil-premier'])
    expect(await getKinds(id)).toEqual(['horizontal_banner']);
  for (const id of ['nordic-studio', 'verdant-tv', 'galil-studio'])
    expect(await getKinds(id)).toEqual(['horizontal_banner', 'vertical_banner', 'image']);
});

test('a channel names the address of its programme, and the programme has a current show and no gaps', async () => {
  const channel = await call(getEvent, { params: { id: 'nil-one' } });
  expect(channel.status).toBe('channel');
  expect(channel.source?.epg).toBe('/api/channel/program/id/nil-one');
  const { entries } = await call(getChannelProgram, { params: { id: 'nil-one' } });
  const now = Date.now();
  expect(entries.filter((show) => Date.parse(show.start_date) <= now && now < Date.parse(show.end_date))).toHaveLength(
    1,
  );
  for (const [index, show] of entries.slice(1).entries()) expect(show.start_date).toBe(entries[index]?.end_date);
  const dayMs = 86_400_000;
  expect(Date.parse(entries[0]?.start_date ?? '')).toBeLessThan(now - 2 * dayMs);
  expect(Date.parse(entries.at(-1)?.end_date ?? '')).toBeGreaterThan(now + 2 * dayMs);
});

test('a show has a recording only after its end', async () => {
  const { entries } = await call(getChannelProgram, { params: { id: 'nil-one' } });
  const recordedShows = entries.filter((show) => show.event_id !== undefined);
  expect(recordedShows.length).toBeGreaterThan(3);
  expect(recordedShows.filter((show) => Date.parse(show.end_date) > Date.now())).toEqual([]);
  const [{ event_id: id = '' } = {}] = recordedShows;
  expect((await call(getEvent, { params: { id } })).status).toBe('vod');
});

test('categories can be sorted by the time they were added', async () => {
  const listIds = async (sort: 'added' | 'created' | 'order', order: 'asc' | 'desc') =>
    (await call(listIdentities, { body: { sort, order, size: 100 } })).entries.map(({ id }) => id);
  const idsByAddedTime = await listIds('added', 'asc');
  expect(idsByAddedTime).toEqual(await listIds('created', 'asc'));
  expect(idsByAddedTime.toReversed()).toEqual(await listIds('added', 'desc'));
  expect(idsByAddedTime).not.toEqual(await listIds('order', 'asc'));
  const { accounts } = await testBackend();
  const storedRows = await accounts.database.select().from(identities).orderBy(identities.addedAt, identities.id);
  expect(idsByAddedTime).toEqual(storedRows.map(({ id }) => id));
  expect(new Set(storedRows.map(({ addedAt }) => addedAt.getTime())).size).toBeGreaterThan(storedRows.length / 2);
});

test('teams can be sorted by the time they were added, in both directions', async () => {
  const listIds = async (sort: 'added' | 'created' | 'order', order: 'asc' | 'desc') =>
    (await call(listTeams, { body: { sort, order, size: 100 } })).entries.map(({ id }) => id);
  expect(await listIds('added', 'asc')).toEqual(await listIds('created', 'asc'));
  expect(new Set(await listIds('added', 'asc'))).toEqual(new Set(await listIds('added', 'desc')));
  expect(await listIds('added', 'asc')).not.toEqual(await listIds('order', 'asc'));
});

test('a main category names its sub-categories, and a sub-category its main categories', async () => {
  const getIds = async (id: string) => (await call(getIdentity, { params: { id } })).identity_ids;
  expect(await getIds('nordic-men')).toEqual(expect.arrayContaining(['nordic-men-regular', 'nordic-men-playoffs']));
  expect(await getIds('nordic-men-regular')).toEqual(['nordic-men']);
  expect(await getIds('winter-classic')).toEqual([]);
});
