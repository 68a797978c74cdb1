import { createStubApi, json, createList } from '@touchline/feature-kit/testing';
import { expect, test } from 'vitest';
import { createFollowedList } from './followed-list.ts';

/** Returns the address of the request for the first page of the list. */
async function getRequestedUrl(view: 'team' | 'identity_item'): Promise<URL> {
  const requests: string[] = [];
  const api = createStubApi((path) => {
    requests.push(path);
    return createList([]);
  });
  await createFollowedList({ view }).load(api, 0, new AbortController().signal);
  return new URL(requests[0] ?? '', 'https://api.example');
}

test('the list of followed targets is requested in pages of 150 entries, in version 2', async () => {
  const { pathname, searchParams } = await getRequestedUrl('team');
  expect(pathname).toBe('/api/follow/list_by_user');
  expect(Object.fromEntries(searchParams)).toMatchObject({ size: '150', page: '0', version: '2' });
  expect(searchParams.getAll('types[]')).toEqual(['team', 'identity_item']);
});

test('a site where no teams can be followed requests only leagues and categories', async () => {
  expect((await getRequestedUrl('identity_item')).searchParams.getAll('types[]')).toEqual(['identity_item']);
});

test.each([
  ['team:osl', { reference_id: 'osl', type: 'team' }],
  ['identity_item:men', { reference_id: 'men', type: 'identity_item' }],
])('the target %s is saved and removed by its reference', async (id, savedReference) => {
  const sentRequests: [string, unknown][] = [];
  const api = createStubApi((path, body) => {
    sentRequests.push([path, JSON.parse(body)]);
    return json(path.endsWith('save') ? { id: '1', ...savedReference } : {});
  });
  const savedList = createFollowedList({ view: 'team' });
  await savedList.save(api, id, true);
  await savedList.save(api, id, false);
  expect(sentRequests).toEqual([
    ['/api/follow/save', savedReference],
    ['/api/follow/remove_by_reference', { id: savedReference.reference_id }],
  ]);
});
