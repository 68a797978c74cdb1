import ICAL from 'ical.js';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  calendarSequence,
  calendarUid,
  deleteAccount,
  getEvent,
  createCalendarAddress,
  listEvents,
  logoutUser,
  removeFollow,
  saveFollow,
  updateProfile,
} from '@touchline/contract';
import { getHash } from '../tokens.ts';
import { calendarAddresses } from '../database/account-tables.ts';
import { createAccount, password } from '../testing/test-account.ts';
import { call, post, testBackend } from '../testing/test-backend.ts';

/** A connection from the trusted proxy. */
const connectionThroughEdge = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
const headers = { 'x-forwarded-host': 'tv.nordicice.example', 'x-forwarded-proto': 'https' };

async function get(path: string, extraHeaders: Record<string, string> = {}): Promise<Response> {
  const { app } = await testBackend();
  return app.request(path, { headers: { ...headers, ...extraHeaders } }, connectionThroughEdge);
}

/** Reads a feed with a library that the backend does not use. */
async function readFeed(path: string) {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = await response.text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const matches = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { text, calendar, matches, byUid: new Map(matches.map((match) => [match.uid, match])) };
}

const teamFeed = '/api/calendar/team/tra.ics?site=nordic';

/** Finds an upcoming match of Tromsø on a later day. */
async function findUpcomingMatch(): Promise<string> {
  const filters = { 'search.teams.id': ['tra'], status: ['upcoming' as const], category: ['other' as const] };
  const { entries } = await call(listEvents, { body: { size: 50, sort: 'event_date', order: 'asc', filters } });
  const [id] = entries.filter(({ id }) => !/-d\d+-\d+$/.test(id)).map(({ id }) => id);
  if (id === undefined) throw new Error('no upcoming match');
  return id;
}

let futureFeed: string;
beforeAll(async () => {
  futureFeed = await findUpcomingMatch();
});

test('a team’s feed contains the times, teams and addresses of its matches, but no scores', async () => {
  const { text, calendar, matches, byUid } = await readFeed(teamFeed);
  expect([calendar.getFirstPropertyValue('name'), calendar.getFirstPropertyValue('x-wr-calname')]).toEqual([
    'Tromsø Aurora',
    'Tromsø Aurora',
  ]);
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT1H');
  expect(matches.length).toBeGreaterThan(5);
  const event = await call(getEvent, { params: { id: futureFeed } });
  const match = byUid.get(calendarUid(futureFeed, 'nordic'));
  expect(match?.startDate.toJSDate().toISOString()).toBe(event.game_start_date);
  expect(match?.duration.toSeconds()).toBe(7200);
  expect(match?.summary).toBe(event.safe_title);
  expect(match?.component.getFirstPropertyValue('url')).toBe(`https://tv.nordicice.example/events/${futureFeed}/`);
  expect(match?.sequence).toBe(calendarSequence(Date.parse(event.updated_at ?? '')));
  for (const { summary } of matches) expect(summary).toMatch(/Tromsø Aurora/);
  for (const { summary, description } of matches)
    expect(`${summary} ${description.split('\n')[0]}`).not.toMatch(/\d\s?[–:-]\s?\d/);
  const maxLineBytes = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
  expect(maxLineBytes).toBeLessThanOrEqual(75);
});

test('played matches have the default length, and no result', async () => {
  const { matches } = await readFeed(teamFeed);
  const pastMatches = matches.filter(({ endDate }) => endDate.toJSDate().getTime() < Date.now());
  expect(pastMatches.length).toBeGreaterThan(1);
  for (const { duration } of pastMatches) expect(duration.toSeconds()).toBe(7200);
});

test('a feed gets 304 until a match changes; then its entry has the new time and a higher sequence number', async () => {
  const firstResponse = await get(teamFeed);
  const tag = firstResponse.headers.get('etag') ?? '';
  expect(firstResponse.headers.get('cache-control')).toBe('public, max-age=300');
  expect((await get(teamFeed, { 'if-none-match': tag })).status).toBe(304);
  const eventBefore = (await readFeed(teamFeed)).byUid.get(calendarUid(futureFeed, 'nordic'));

  // A sequence number is a time in seconds. The world's clock is frozen, so the test moves it on.
  expect((await post('/__world', { pass: 2 })).status).toBe(200);
  expect((await post('/__world', { kickOff: futureFeed, in: 3600 })).status).toBe(200);
  expect((await get(teamFeed, { 'if-none-match': tag })).status).toBe(200);
  const { byUid, matches } = await readFeed(teamFeed);
  const matchAfter = byUid.get(calendarUid(futureFeed, 'nordic'));
  const event = await call(getEvent, { params: { id: futureFeed } });
  // Times in calendars have no milliseconds.
  expect(matchAfter?.startDate.toJSDate().toISOString()).toBe(event.game_start_date?.replace(/\.\d+Z$/, '.000Z'));
  expect(matchAfter?.startDate.toJSDate()).not.toEqual(eventBefore?.startDate.toJSDate());
  expect(matchAfter?.sequence).toBeGreaterThan(eventBefore?.sequence ?? Infinity);
  expect(matchAfter?.sequence).toBe(calendarSequence(Date.parse(event.updated_at ?? '')));
  expect(matches.filter(({ uid }) => uid === matchAfter?.uid)).toHaveLength(1);
});

test('an unknown feed gets 404, and a feed that is requested without a portal contains no addresses', async () => {
  for (const path of ['team/nobody.ics', 'team/.ics', 'mine/short.ics', `mine/${'A'.repeat(43)}.ics`, 'league/x.ics'])
    expect((await get(`/api/calendar/${path}`)).status).toBe(404);
  const { app } = await testBackend();
  const directFeed = await (await app.request(teamFeed, { headers })).text();
  expect(directFeed).not.toContain('tv.nordicice.example');
  expect(directFeed).toContain('BEGIN:VEVENT');
});

test('an invalid customer’s id in the address is ignored', async () => {
  const { text, matches } = await readFeed('/api/calendar/team/tra.ics?site=a%0D%0AATTACH:x&lang=xx');
  expect(text).not.toContain('ATTACH');
  expect(matches[0]?.uid).toMatch(/@matches\.touchline$/);
});

test('requests for other customers use the cached feed, with the customer’s id in the entries’ ids', async () => {
  const { accounts } = await testBackend();
  await readFeed(teamFeed);
  const selectSpy = vi.spyOn(accounts.database, 'select');
  const uids: (string | undefined)[] = [];
  for (const site of ['acme-1', 'acme-2', 'a'.repeat(40)])
    uids.push((await readFeed(`/api/calendar/team/tra.ics?site=${site}`)).matches[0]?.uid);
  const requestCount = selectSpy.mock.calls.length;
  selectSpy.mockRestore();
  expect(requestCount).toBe(0);
  expect(uids.map((uid) => uid?.split('@')[1])).toEqual([
    'acme-1.touchline',
    'acme-2.touchline',
    `${'a'.repeat(40)}.touchline`,
  ]);
});

const getUrl = async (token: string, body: { revoke?: boolean } = {}) =>
  (await call(createCalendarAddress, { body }, token)).url;
const getStatus = async (url: string) => (await get(url)).status;

test('a viewer’s calendar needs no sign-in, and its address does not contain the viewer’s id', async () => {
  const { id, token } = await createAccount();
  await call(updateProfile, { body: { data: { favoriteClubId: 'osl' } } }, token);
  const url = await getUrl(token);
  expect(url).toMatch(/^\/api\/calendar\/mine\/[\w-]{43}\.ics$/);
  expect(url).not.toContain(id);
  const { calendar, matches } = await readFeed(`${url}?lang=de`);
  expect(calendar.getFirstPropertyValue('name')).toBe('Meine Spiele');
  expect(matches.length).toBeGreaterThan(5);
  for (const { summary } of matches) expect(summary).toContain('Oslo Ravens');
  expect((await get(url)).headers.get('cache-control')).toBe('private, no-cache');
  const { calendar: canadianCalendar } = await readFeed(`${url}?lang=fr-CA`);
  expect(canadianCalendar.getFirstPropertyValue('name')).toBe('Mes matchs');
});

test('a viewer’s calendar contains each match of their club and followed teams and leagues once, and follows changes', async () => {
  const { token } = await createAccount();
  const followSubject = (type: 'team' | 'league', reference_id: string) =>
    call(saveFollow, { body: { type, reference_id } }, token);
  const getUids = async (path: string) => (await readFeed(path)).matches.map(({ uid }) => uid);
  const getSummaries = async (path: string) => new Set(await getUids(path));
  const url = `${await getUrl(token)}?site=nordic`;
  expect(await getUids(url)).toEqual([]);
  await call(updateProfile, { body: { data: { favoriteClubId: 'osl' } } }, token);
  await followSubject('team', 'tra');
  await followSubject('league', 'galil-women');
  const teamUids = new Set([
    ...(await getSummaries(teamFeed)),
    ...(await getSummaries('/api/calendar/team/osl.ics?site=nordic')),
  ]);
  const teamsOfLeague = ['gal-w', 'knr-w', 'tzf-w', 'nah-w', 'tav-w', 'kar-w'];
  const leagueUids = new Set<string>();
  for (const id of teamsOfLeague)
    for (const uid of await getSummaries(`/api/calendar/team/${id}.ics?site=nordic`)) leagueUids.add(uid);
  const uids = await getUids(url);
  expect(new Set(uids)).toEqual(new Set([...teamUids, ...leagueUids]));
  expect(uids).toHaveLength(new Set(uids).size);
  await call(removeFollow, { body: { id: 'galil-women' } }, token);
  expect(new Set(await getUids(url))).toEqual(teamUids);
});

test('a viewer’s calendar contains the matches of a league that the viewer has chosen as their club', async () => {
  const { token } = await createAccount();
  await call(updateProfile, { body: { data: { favoriteClubId: 'nordic-men' } } }, token);
  const { matches } = await readFeed(await getUrl(token));
  expect(matches.length).toBeGreaterThan(5);
});

test('the database contains only a hash of a calendar’s address', async () => {
  const { token } = await createAccount();
  const secret = (await getUrl(token)).slice('/api/calendar/mine/'.length, -'.ics'.length);
  const { accounts } = await testBackend();
  const rows = JSON.stringify(await accounts.database.select().from(calendarAddresses));
  expect(rows).toContain(getHash(secret));
  expect(rows).not.toContain(secret);
});

test('earlier addresses work until a revocation, which ends the addresses of this viewer only', async () => {
  const [firstAccount, otherAccount] = [await createAccount(), await createAccount()];
  const otherUrl = await getUrl(otherAccount.token);
  const urlsBefore = [await getUrl(firstAccount.token), await getUrl(firstAccount.token)];
  for (const url of urlsBefore) expect(await getStatus(url)).toBe(200);
  const newUrl = await getUrl(firstAccount.token, { revoke: true });
  for (const url of urlsBefore) expect(await getStatus(url)).toBe(404);
  for (const url of [newUrl, otherUrl]) expect(await getStatus(url)).toBe(200);
});

test('a calendar’s address works after a sign-out, but not after its account is deleted', async () => {
  const [deletedAccount, remainingAccount] = [await createAccount(), await createAccount()];
  const [deletedAccountUrl, remainingAccountUrl] = [
    await getUrl(deletedAccount.token),
    await getUrl(remainingAccount.token),
  ];
  await call(logoutUser, {}, remainingAccount.token);
  expect(await getStatus(remainingAccountUrl)).toBe(200);
  await call(deleteAccount, { body: { password } }, deletedAccount.token);
  expect(await getStatus(deletedAccountUrl)).toBe(404);
});

test('a viewer’s twenty-first calendar address replaces the first', async () => {
  const { token } = await createAccount();
  const firstUrl = await getUrl(token);
  let lastUrl = firstUrl;
  for (let requestIndex = 0; requestIndex < 20; requestIndex += 1) lastUrl = await getUrl(token);
  expect([await getStatus(firstUrl), await getStatus(lastUrl)]).toEqual([404, 200]);
});

test('a calendar address that an app has read still works after twenty-five later addresses are created', async () => {
  const { token } = await createAccount();
  const usedUrl = await getUrl(token);
  const polledUrl = await getUrl(token);
  expect(await getStatus(usedUrl)).toBe(200);
  let lastUrl = usedUrl;
  for (let requestIndex = 0; requestIndex < 25; requestIndex += 1) lastUrl = await getUrl(token);
  expect([await getStatus(usedUrl), await getStatus(lastUrl), await getStatus(polledUrl)]).toEqual([200, 200, 404]);
});
