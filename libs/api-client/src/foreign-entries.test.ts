import { getEvent, getTeam, listClips, listTags } from '@touchline/contract';
import { expect, test } from 'vitest';
import type { ApiReport } from './api.ts';
import { createApi } from './create-api.ts';

function createApiWithContent(content: unknown) {
  const reports: ApiReport[] = [];
  const api = createApi({
    baseUrl: 'https://api.test',
    fetch: async () => Response.json({ content }),
    onReport: (report) => reports.push(report),
  });
  return { api, reports };
}

test.each([
  [
    'tags',
    'targetId',
    (api: ReturnType<typeof createApi>) => api.call(listTags, { body: { targetId: 'm' } }),
    [{ id: '1', targetId: 'm' }, { id: '2', targetId: 'other' }, { id: '3' }],
  ],
  [
    'clips',
    'event_id',
    (api: ReturnType<typeof createApi>) => api.call(listClips, { body: { filters: { event_id: ['m', 'n'] } } }),
    [{ id: '1', event_id: 'n' }, { id: '2', event_id: 'other' }, { id: '3' }],
  ],
] as const)('%s of another match are left out and reported [fault-7c]', async (_, field, list, entries) => {
  const { api, reports } = createApiWithContent({ entries });
  const page = await list(api);
  expect(page.entries.map(({ id }) => id)).toEqual(['1', '3']);
  expect(reports).toMatchObject([{ kind: 'left_out', path: `content.entries.1.${field}` }]);
});

test('a response about another team than the requested team fails with invalid_response, and is reported [fault-7c]', async () => {
  const { api, reports } = createApiWithContent({ id: 'other' });
  await expect(api.call(getTeam, { params: { id: 't' } })).rejects.toMatchObject({ code: 'invalid_response' });
  expect(reports).toMatchObject([{ kind: 'failure' }]);
});

test('a response about an event is accepted for its id, and for its reference id', async () => {
  const { api } = createApiWithContent({ id: 'm', reference_id: 'r', media_type: 'event', status: 'live' });
  for (const input of [{ params: { id: 'm' } }, { params: { id: 'r' }, query: { idType: 'reference_id' as const } }])
    expect(await api.call(getEvent, input)).toMatchObject({ id: 'm' });
});

test.each([
  ['AB-12', 'ab-12'],
  ['aurora', '17'],
  ['tromsoe-aurora', 'b5d7c1f0-0040-4123-8456-781234567890'],
])('a request for the team %s accepts a response with the id %s', async (requestedId, id) => {
  const { api, reports } = createApiWithContent({ id, entries: [{ id: '1', targetId: id }] });
  expect(await api.call(getTeam, { params: { id: requestedId } })).toMatchObject({ id });
  expect((await api.call(listTags, { body: { targetId: requestedId } })).entries).toHaveLength(1);
  expect(reports).toEqual([]);
});

test.each([
  ['17', '18'],
  ['aurora', 'ravens'],
  ['b5d7c1f0-0040-4123-8456-781234567890', '17'],
])('a request for the team %s refuses a response with the id %s [fault-7c]', async (requestedId, id) => {
  const { api } = createApiWithContent({ id });
  await expect(api.call(getTeam, { params: { id: requestedId } })).rejects.toMatchObject({ code: 'invalid_response' });
});
