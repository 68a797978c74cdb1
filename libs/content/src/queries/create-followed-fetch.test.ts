import type { WireEvent } from '@touchline/contract';
import { expect, it } from 'vitest';
import { sampleMatch } from '../testing/sample-events.ts';
import { createFollowedFetch } from './create-followed-fetch.ts';

const createIds = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);
const { signal } = new AbortController();

/**
 * Reads the lists of followed ids; each response has the given entries.
 * @returns the filters of the requests, and the ids of the entries
 */
async function fetchFollowed(
  followed: Parameters<typeof createFollowedFetch>[0],
  scope: Parameters<typeof createFollowedFetch>[1],
  entries: WireEvent[] = [],
) {
  const requests: object[] = [];
  const readPage = createFollowedFetch(followed, scope, (filters) => async (_page, instant) => {
    requests.push(filters);
    return { entries, more: false, instant };
  });
  const page = await readPage(0, '', signal);
  return { requests, ids: page.entries.map(({ id }) => id) };
}

it('followed events need a request per hundred teams up to four, and one for leagues', async () => {
  const { requests } = await fetchFollowed({ teams: createIds(200), identities: ['men'] }, undefined);
  expect(requests).toEqual([
    { 'search.teams.id': createIds(200).slice(0, 100) },
    { 'search.teams.id': createIds(200).slice(100) },
    { 'identities.id': ['men'] },
  ]);
  expect((await fetchFollowed({ teams: [], identities: [] }, undefined)).requests).toEqual([]);
  expect((await fetchFollowed({ teams: createIds(1500), identities: [] }, undefined)).requests).toHaveLength(4);
});

it('an event is listed once if both its team and its league are followed', async () => {
  const match = sampleMatch();
  expect((await fetchFollowed({ teams: ['osl'], identities: ['men'] }, undefined, [match])).ids).toEqual([match.id]);
});

it('the list of followed events omits events outside the site’s scope if the scope uses the same filter', async () => {
  const scope = { 'identities.id': ['men'], sportType: ['ice-hockey'] };
  const otherMatch = sampleMatch({ id: 'other', identities: [{ id: 'cup', type: 'identity', title: 'Cup' }] });
  const listOfLeague = await fetchFollowed({ teams: [], identities: ['round-31'] }, scope, [sampleMatch(), otherMatch]);
  expect(listOfLeague.requests).toEqual([{ ...scope, 'identities.id': ['round-31'] }]);
  expect(listOfLeague.ids).toEqual(['tra-osl']);

  const team = { 'search.teams.id': ['osl'] };
  const foreignMatch = sampleMatch({ id: 'foreign', team1: { id: 'ber', name: 'Bergen' } });
  const listOfTeam = await fetchFollowed({ teams: ['tra'], identities: [] }, team, [sampleMatch(), foreignMatch]);
  expect(listOfTeam.requests).toEqual([team]);
  expect(listOfTeam.ids).toEqual(['tra-osl']);
});
