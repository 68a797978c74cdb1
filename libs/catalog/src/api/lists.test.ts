import { QueryClient } from '@tanstack/react-query';
import { eventListQuery } from '@touchline/content';
import { createStubApi, createList } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import { lists } from './lists.ts';

const scope = { league_ids: ['men'] };
const pageFields = { page: 0, next: true, count: false };

/** The body of a list's request. */
async function getBody(listName: 'live' | 'latest' | 'suggested'): Promise<unknown> {
  const sentRequests: unknown[] = [];
  const api = createStubApi((path, body) => {
    sentRequests.push([path, JSON.parse(body)]);
    return createList([]);
  });
  await new QueryClient().fetchQuery(eventListQuery(api, { ...lists[listName](scope), size: 24 }));
  return sentRequests;
}

test('the list of live matches is requested with their statistics', async () => {
  const filters = { 'identities.id': ['men'], status: ['live'], extendLiveWithStats: true };
  expect(await getBody('live')).toEqual([['/api/event/list', { ...pageFields, size: 24, filters }]]);
});

test('suggestions are requested without a sort, because the backend orders them', async () => {
  const filters = { 'identities.id': ['men'], suggested: true };
  expect(await getBody('suggested')).toEqual([['/api/event/list', { ...pageFields, size: 24, filters }]]);
});

test('the list of the latest events is sorted by the time they were added, and has only watchable events [ruling-3]', async () => {
  const filters = {
    'identities.id': ['men'],
    status: ['live', 'archived', 'vod'],
    media_type: ['event', 'externalContent', 'highlight', 'clip'],
  };
  expect(await getBody('latest')).toEqual([
    ['/api/event/list', { ...pageFields, size: 24, sort: 'added', order: 'desc', filters }],
  ]);
});
