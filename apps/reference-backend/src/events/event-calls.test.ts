import { beforeAll, expect, test } from 'vitest';
import {
  getClip,
  getCommerceOptions,
  getEvent,
  getEventStats,
  getGroupedSportCount,
  getRelatedVideos,
  listClips,
  listEvents,
  type EventFilters,
  type EventListBody,
  type WireEvent,
} from '@touchline/contract';
import { call, post, testBackend } from '../testing/test-backend.ts';

// Seeding the world takes longer than the time limit of a test.
beforeAll(async () => void (await testBackend()));

const list = (body: EventListBody) => call(listEvents, { body });
const getIds = ({ entries }: { entries: readonly { id: string }[] }): string[] => entries.map(({ id }) => id);

test('the pages of a list have no gaps and no repetitions', async () => {
  const filters = { 'identities.id': ['nordic-women'], status: ['archived' as const] };
  const listedIds: string[] = [];
  for (let page = 0; ; page++) {
    const response = await list({ page, size: 40, next: true, count: true, filters });
    expect(response).toMatchObject({
      startIndex: page * 40,
      itemsPerPage: 40,
      entryCount: response.entries.length,
      count: response.entries.length,
    });
    listedIds.push(...getIds(response));
    if (response.nextExists) continue;
    expect(listedIds).toHaveLength(response.totalCount ?? -1);
    break;
  }
  expect(new Set(listedIds).size).toBe(listedIds.length);
});

test('nextExists and totalCount are returned only on request, and 10 entries by default', async () => {
  const response = await list({});
  expect(response.entries).toHaveLength(10);
  expect(response.nextExists).toBeUndefined();
  expect(response.totalCount).toBeUndefined();
});

test('an event’s description is in the language of the call, and visitors of other languages get their own', async () => {
  const { entries } = await list({ filters: { status: ['upcoming'], 'identities.id': ['nordic-men'] } });
  const id = entries[0]?.id ?? '';
  const read = (language: string) => call(getEvent, { params: { id } }, undefined, { 'accept-language': language });
  expect(await read('de')).toMatchObject({
    description: expect.stringMatching(/^\d+\. Spieltag, .*Mit Live-Kommentar/),
    description_language: 'de',
  });
  expect((await read('en')).description).toMatch(/^Round \d+ at /);
});

test('a page beyond the end is empty', async () => {
  expect(await list({ page: 10_000, next: true })).toMatchObject({ entries: [], nextExists: false });
});

test('the default order is live, upcoming (soonest first), channels, archived (latest first)', async () => {
  const { entries } = await list({ size: 999 });
  const statusRanks = entries.map(({ status }) =>
    ['live', 'upcoming', 'channel', 'archived'].indexOf(status === 'vod' ? 'archived' : status),
  );
  expect(statusRanks).toEqual(statusRanks.toSorted((a, b) => a - b));
  const listDates = (status: string): number[] =>
    entries.filter((entry) => entry.status === status).map((entry) => Date.parse(entry.event_date ?? ''));
  expect(listDates('upcoming')).toEqual(listDates('upcoming').toSorted((a, b) => a - b));
  expect(listDates('archived')).toEqual(listDates('archived').toSorted((a, b) => b - a));
});

test('clips are among events only if media_type requests them', async () => {
  const listTypes = async (body: EventListBody) =>
    new Set((await list({ size: 500, ...body })).entries.map((entry) => entry.media_type));
  expect(await listTypes({})).toEqual(new Set(['event']));
  expect(await listTypes({ filters: { media_type: ['highlight'] } })).toEqual(new Set(['highlight']));
});

const has = (event: WireEvent, ...ids: string[]): boolean =>
  event.identities?.some(({ id }) => ids.includes(id)) ?? false;
const hasTeam = ({ team1, team2 }: WireEvent, ...ids: string[]): boolean =>
  [team1?.id, team2?.id].some((id) => ids.includes(id ?? ''));

test.each<[string, EventFilters, (event: WireEvent) => boolean]>([
  [
    'a league and a status',
    { 'identities.id': ['nordic-men'], status: ['live'] },
    (event) => has(event, 'nordic-men') && event.status === 'live',
  ],
  [
    'one of two leagues',
    { 'identities.id': ['nordic-men', 'galil-premier'] },
    (event) => has(event, 'nordic-men', 'galil-premier'),
  ],
  ['a sport', { sportType: ['basketball'] }, (event) => event.sport_type === 'basketball'],
  ['a gender', { gender: ['female'] }, (event) => event.gender === 'female'],
  [
    'teams',
    { 'search.teams.id': ['har', 'ver-w'], status: ['archived'], category: ['other'] },
    (event) => hasTeam(event, 'har', 'ver-w'),
  ],
  ['a category', { category: ['training'] }, (event) => event.category === 'training'],
  [
    'a kind of media',
    { media_type: ['highlight', 'clip'], sportType: ['football'] },
    (event) => ['highlight', 'clip'].includes(event.media_type),
  ],
])('all events of a list match the filter by %s', async (_, filters, isMatching) => {
  const { entries } = await list({ size: 200, filters });
  expect(entries.length).toBeGreaterThan(2);
  expect(entries.filter((event) => !isMatching(event)).map(({ id }) => id)).toEqual([]);
});

test('a list filtered by an identity’s id and a type is empty when that identity has another type', async () => {
  const count = async (type: 'identity' | 'identity_item') =>
    (await list({ filters: { 'identities.id': ['nordic-men'], 'identities.type': [type] } })).entries.length;
  expect(await count('identity')).toBe(10);
  expect(await count('identity_item')).toBe(0);
});

test('a filter may be a text, an array or a|b', async () => {
  const listSortedBy = async (value: unknown) =>
    (await post('/api/event/list', { filters: { 'identities.id': value } })).text();
  expect(await listSortedBy('nordic-men|nordic-cup')).toBe(await listSortedBy(['nordic-men', 'nordic-cup']));
});

test('a search text matches events with all its words, and has no wildcards', async () => {
  const foundEvents = await list({ filters: { 'search.text': 'tromsø ravens' } });
  expect(foundEvents.entries.length).toBeGreaterThan(0);
  for (const { title } of foundEvents.entries) expect(title).toMatch(/Tromsø.*Ravens|Ravens.*Tromsø/);
  expect((await list({ filters: { 'search.text': '%' } })).entries).toEqual([]);
  const listIds = async (text: string, filters = {}) =>
    (await list({ size: 999, filters: { 'search.text': text, ...filters } })).entries.map(({ id }) => id);
  expect(await listIds('revens tromso')).toEqual(await listIds('tromsø ravens'));
  const leagueEvents = await list({ size: 999, filters: { 'search.text': 'nordic cup', status: ['archived'] } });
  expect(leagueEvents.entries.length).toBeGreaterThan(0);
  expect(leagueEvents.entries.every(({ identities }) => identities?.some(({ id }) => id === 'nordic-cup'))).toBe(true);
});

test('a date range includes both ends and excludes channels', async () => {
  const { entries } = await list({ size: 5, filters: { status: ['archived'] } });
  const date = entries[2]?.event_date ?? '';
  const foundEvents = await list({ filters: { event_date: { from: date, to: date } } });
  expect(foundEvents.entries.length).toBeGreaterThan(0);
  for (const entry of foundEvents.entries) expect(entry.event_date).toBe(date);
});

test('lists can be sorted by title, and archived matches by the time they were added', async () => {
  const { entries } = await list({ sort: 'title', order: 'asc', size: 50, filters: { sportType: ['football'] } });
  const titles = entries.map(({ title }) => title ?? '');
  expect(titles).toEqual(titles.toSorted());
  // Recordings of the calendar's matches are added in the order of their starts. The first pages have today's matches.
  const { entries: recordings } = await list({ sort: 'added', page: 40, filters: { status: ['archived'] } });
  const startTimes = recordings.map(({ event_date }) => Date.parse(event_date ?? ''));
  expect(startTimes.length).toBeGreaterThan(1);
  expect(startTimes).toEqual(startTimes.toSorted((a, b) => b - a));
});

test('each site has a live match with a stream, and the next match starts within half an hour', async () => {
  for (const league of [
    'nordic-men|nordic-women|nordic-cup',
    'premier-division|premier-women|under-18',
    'galil-premier|galil-women',
  ]) {
    const { entries } = await list({ size: 50, filters: { 'identities.id': league.split('|'), status: ['live'] } });
    expect(entries[0]?.source?.hd).toMatch(/^\/media\/live\//);
    expect(entries[0]?.clock).toBeDefined();
  }
  const counts = await call(getGroupedSportCount, {});
  expect(counts.every(({ count }) => count >= 4)).toBe(true);
  const { entries } = await list({ filters: { status: ['upcoming'] } });
  expect(Date.parse(entries[0]?.event_date ?? '') - Date.now()).toBeLessThan(30 * 60_000);
});

test.each([
  ['nordic-men', ''],
  ['premier-division', 'football/'],
  ['galil-premier', 'basketball/'],
  ['adria-men', 'volleyball/'],
])('the live stream, recordings and highlights of %s are those of its sport', async (identity, folder) => {
  const filters = { 'identities.id': [identity], commerce_coverage: ['commerce_free_media'] };
  const { entries } = await list({ size: 200, filters: { ...filters, status: ['live', 'archived'] } });
  const addresses = entries.flatMap(({ source }) => source?.hd ?? []);
  const getKinds = (texts: readonly string[]): Set<string> => new Set(texts.map((text) => text.split('/')[2] ?? ''));
  expect(getKinds(addresses)).toEqual(new Set(['live', 'recording']));
  const getEnding = (text: string): string => new URL(text, 'http://a').pathname.split('/').slice(4).join('/');
  expect(new Set(addresses.map(getEnding))).toEqual(new Set([`${folder}hd.m3u8`]));
  const clips = await call(listClips, { body: { size: 40, filters: { 'identities.id': [identity] } } });
  const clipAddresses = clips.entries.flatMap(({ source }) => source?.clip ?? []);
  expect(clipAddresses.length).toBeGreaterThan(0);
  expect(clipAddresses.filter((address) => !new RegExp(`^/media/clips/${folder}\\d\\.mp4$`).test(address))).toEqual([]);
});

test('visitors receive streams of free events only', async () => {
  const { entries } = await list({ size: 999, filters: { status: ['archived', 'live'] } });
  for (const entry of entries) {
    const isFree =
      entry.commerce_coverage === 'commerce_free_media' && entry.available_in_region && !entry.stream_error;
    expect([entry.id, entry.source !== undefined]).toEqual([entry.id, isFree]);
  }
  expect(new Set(entries.map((entry) => entry.commerce_coverage)).size).toBe(4);
  expect(entries.some((entry) => entry.available_in_region === false)).toBe(true);
});

test('an event is found by its id and its reference, and a clip only by the call for clips', async () => {
  const { entries } = await call(listClips, { body: { size: 1, filters: { type: ['player'] } } });
  const [clip] = entries;
  expect(clip?.player_number).toMatch(/^\d+$/);
  const match = await call(getEvent, { params: { id: clip?.event_id ?? '' } });
  expect(match.id).toBe(clip?.event_id);
  expect(
    (await call(getEvent, { params: { id: match.reference_id ?? '' }, query: { idType: 'reference_id' } })).id,
  ).toBe(match.id);
  expect((await call(getClip, { params: { id: clip?.id ?? '' } })).status).toBe('vod');
  await expect(call(getEvent, { params: { id: clip?.id ?? '' } })).rejects.toMatchObject({
    code: 'not_found',
    status: 404,
  });
  await expect(call(getEvent, { params: { id: 'no-such' } })).rejects.toMatchObject({ code: 'not_found' });
});

test('clips can be listed by the id of their match', async () => {
  const { entries } = await call(listClips, { body: { size: 1 } });
  const parentId = entries[0]?.event_id ?? '';
  const foundClips = await call(listClips, { body: { filters: { event_id: [parentId] } } });
  expect(foundClips.entries.length).toBeGreaterThan(1);
  expect(new Set(foundClips.entries.map((clip) => clip.event_id))).toEqual(new Set([parentId]));
});

test('related videos are at most 24 videos of the same league, without the requested video', async () => {
  const { entries } = await call(getRelatedVideos, { query: { id: 'tra-osl-d0-0' } });
  expect(entries.length).toBeGreaterThan(4);
  expect(entries.length).toBeLessThanOrEqual(24);
  expect(getIds({ entries })).not.toContain('tra-osl-d0-0');
  for (const entry of entries) expect(entry.identities?.map(({ id }) => id)).toContain('nordic-men');
});

test('the scores of the periods add up to the event’s score', async () => {
  const { entries } = await list({ size: 1, filters: { status: ['archived'], sportType: ['basketball'] } });
  const [match] = entries;
  const { vidswap } = await call(getEventStats, { query: { id: match?.id ?? '', score: true, overview: true } });
  const { team1, team2 } = vidswap['game-scores'] ?? {};
  expect([team1?.score, team2?.score]).toEqual([match?.team1?.score, match?.team2?.score]);
  expect(team1?.periods?.reduce((sum, points) => sum + points, 0)).toBe(team1?.score);
  expect(vidswap['game-overview']?.length).toBeGreaterThan(3);
});

/** Reads both sides' figures of an archived match, by row. */
async function readFigures(sport: string) {
  const { entries } = await list({ size: 1, filters: { status: ['archived'], sportType: [sport] } });
  const { vidswap } = await call(getEventStats, { query: { id: entries[0]?.id ?? '' } });
  const rows = (vidswap['game-overview'] ?? []).map(({ team1, team2 }) => [Number(team1), Number(team2)] as const);
  return { rows, scores: vidswap['game-scores'] };
}

test('the shots of football include those on target, which include the goals', async () => {
  const { rows, scores } = await readFigures('football');
  const [, shots, onTarget] = rows;
  for (const side of [0, 1] as const) {
    const goals = [scores?.team1?.score, scores?.team2?.score][side];
    expect(onTarget?.[side]).toBeGreaterThanOrEqual(goals ?? NaN);
    expect(shots?.[side]).toBeGreaterThanOrEqual(onTarget?.[side] ?? NaN);
  }
});

test('the assists of basketball are those of its baskets', async () => {
  const { rows, scores } = await readFigures('basketball');
  const assists = (scores?.changes ?? []).filter(({ assist_id: id }) => id !== undefined);
  expect(assists.length).toBeGreaterThan(0);
  expect((rows[1]?.[0] ?? 0) + (rows[1]?.[1] ?? 0)).toBe(assists.length);
});

test('the points of volleyball are attacks, aces and blocks, and the errors of the other side', async () => {
  const { rows, scores } = await readFigures('volleyball');
  const [attacks, aces, blocks, errors] = rows;
  for (const side of [0, 1] as const) {
    const periods = [scores?.team1?.periods, scores?.team2?.periods][side] ?? [];
    const parts = [attacks?.[side], aces?.[side], blocks?.[side], errors?.[1 - side]].map(Number);
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    expect(sum(parts)).toBe(sum(periods));
  }
});

test('some broadcasts start before their match', async () => {
  const { entries } = await list({
    size: 200,
    filters: { 'identities.id': ['premier-division'], status: ['archived'] },
  });
  const leadTimesMs = entries
    .filter(({ game_start_date: startDate }) => startDate !== undefined)
    .map(({ event_date: date, game_start_date: startDate }) => Date.parse(startDate ?? '') - Date.parse(date ?? ''));
  expect(new Set(leadTimesMs)).toEqual(new Set([0, 600_000]));
  expect(leadTimesMs.filter((leadMs) => leadMs === 0).length).toBeGreaterThan(leadTimesMs.length / 3);
});

test('volleyball matches have sets and points, but no clock', async () => {
  const sportType = ['volleyball'];
  const liveList = await list({ size: 50, filters: { sportType, status: ['live'] } });
  expect(liveList.entries.length).toBeGreaterThanOrEqual(4);
  expect(liveList.entries.filter(({ clock, team1 }) => clock !== undefined || team1?.score === undefined)).toEqual([]);
  expect(liveList.entries[0]?.source?.hd).toMatch(/^\/media\/live\//);
  for (const status of ['upcoming', 'archived'] as const)
    expect((await list({ filters: { sportType, status: [status] } })).entries).toHaveLength(10);
  const [match] = (await list({ size: 1, filters: { sportType, status: ['archived'] } })).entries;
  const { vidswap } = await call(getEventStats, { query: { id: match?.id ?? '', score: true } });
  const { team1, team2, period } = vidswap['game-scores'] ?? {};
  const setPoints = [team1?.periods ?? [], team2?.periods ?? []];
  expect(setPoints.map((points) => points.length)).toEqual([Number(period), Number(period)]);
  const wonSets = setPoints.map(
    (points, side) => points.filter((sidePoints, set) => sidePoints > (setPoints[1 - side]?.[set] ?? 0)).length,
  );
  expect(wonSets).toEqual([match?.team1?.score, match?.team2?.score]);
  expect(Math.max(...wonSets)).toBe(3);
});

test.each(['added', 'created', 'title', 'event_date'] as const)(
  'a list sorted by %s in the opposite direction has the reverse order',
  async (sort) => {
    const filters = { 'identities.id': ['adria-women'], status: ['archived' as const] };
    const listAll = async (order: 'asc' | 'desc') => getIds(await list({ sort, order, size: 999, filters }));
    const [ascending, descending] = [await listAll('asc'), await listAll('desc')];
    expect(new Set(ascending)).toEqual(new Set(descending));
    const pages = [
      await list({ sort, order: 'asc', size: 7, filters }),
      await list({ sort, order: 'asc', size: 7, page: 1, filters }),
    ];
    expect(pages.flatMap(getIds)).toEqual(ascending.slice(0, 14));
    expect(ascending).not.toEqual(descending);
  },
);

test('statistics and goals add up to the score, during a match and after it', async () => {
  const getFigures = async ({ id }: { id: string }) => {
    const { vidswap } = await call(getEventStats, { query: { id } });
    return vidswap['game-scores'];
  };
  const { entries } = await list({ size: 100, filters: { status: ['live'], sportType: ['ice-hockey'] } });
  const [liveEvent] = entries;
  await post('/__world', { goal: liveEvent?.id, team: 2 });
  const endedMatch = (await list({ filters: { status: ['archived'], sportType: ['ice-hockey'] } })).entries[0];
  for (const { id } of [liveEvent, endedMatch].flatMap((match) => match ?? [])) {
    const event = await call(getEvent, { params: { id } });
    const figures = await getFigures({ id });
    const score = [event.team1?.score, event.team2?.score];
    expect([figures?.team1?.score, figures?.team2?.score]).toEqual(score);
    const periodSums = [figures?.team1, figures?.team2].map((side) =>
      side?.periods?.reduce((sum, points) => sum + points, 0),
    );
    expect(periodSums).toEqual(score);
    const changes = figures?.changes ?? [];
    const lastGoal = changes.findLast(({ team1 }) => team1 !== undefined);
    expect([lastGoal?.team1, lastGoal?.team2]).toEqual(score);
    expect(changes.map(({ time }) => time)).toEqual(changes.map(({ time }) => time).toSorted((a, b) => a - b));
  }
});

test('the statistics of a live match contain each start and stop of its clock so far', async () => {
  const { entries } = await list({ size: 100, filters: { status: ['live'], sportType: ['ice-hockey'] } });
  const { id, clock } = entries.findLast((entry) => (entry.clock?.period ?? 0) > 1) ?? {};
  const { vidswap } = await call(getEventStats, { query: { id: id ?? '' } });
  const { changes = [] } = vidswap['game-scores'] ?? {};
  const moments = changes.filter(({ team1, team2 }) => team1 === undefined && team2 === undefined);
  const starts = moments.filter(({ clock_seconds: seconds }) => seconds === 0);
  const periods = Array.from({ length: clock?.period ?? 0 }, (_, index) => index + 1);
  expect(starts.map(({ period }) => period)).toEqual(periods);
  expect(starts[0]?.time).toBe(0);
  const stops = moments.filter(
    ({ period, clock_seconds: seconds }, index) =>
      moments[index + 1]?.period === period && moments[index + 1]?.clock_seconds === seconds,
  );
  expect(stops.length).toBeGreaterThan(0);
});

test('an event’s products are its ticket and covering subscriptions; a free event has no products', async () => {
  const listKinds = async (coverage: string) => {
    const { entries } = await list({ size: 999, filters: { media_type: ['event'] } });
    const event = entries.find((entry) => entry.commerce_coverage === coverage);
    const options = await call(getCommerceOptions, { query: { eventId: event?.id ?? '' } });
    return [...new Set(options.entries.map(({ access_model: accessModel }) => accessModel))];
  };
  expect(await listKinds('commerce_ppv_media')).toEqual(['ppv', 'svod']);
  expect(await listKinds('commerce_subscription_basic_media')).toEqual(['svod']);
  expect(await listKinds('commerce_free_media')).toEqual([]);
});
