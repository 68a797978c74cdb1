// @vitest-environment node
import { QueryClient, QueryObserver, InfiniteQueryObserver } from '@tanstack/react-query';
import { createApi } from '@touchline/api-client';
import { listEvents, registerUser } from '@touchline/contract';
import { write } from '@touchline/feature-kit';
import { createList, createStubApi, newQueryClient, refusal } from '@touchline/feature-kit/testing';
import { expect, inject, it } from 'vitest';
import { getEntries } from '../cache/event-page.ts';
import { createClipMutation, deleteClipMutation, renameClipMutation } from './clip-writing.ts';
import { matchClipsQuery, personalClipsQuery } from './personal-clips-queries.ts';

it('a created, renamed or deleted clip changes at once in the viewer’s clips and in the match’s clips', async () => {
  let token: string | null = null;
  const auth = { token: () => Promise.resolve(token), refresh: () => Promise.resolve(null) };
  const api = createApi({ baseUrl: inject('backendUrl'), auth });
  const body = { password: 'correct horse 9', displayName: 'Vera Lind', terms: true, strategy: 'refresh' } as const;
  token = (await api.call(registerUser, { body: { ...body, email: `clips-${Date.now()}@example.com` } })).tokenData
    .access_token;
  const { entries } = await api.call(listEvents, { body: { size: 50, filters: { status: ['archived'] } } });
  const match = entries.find((entry) => entry.commerce_coverage === 'commerce_free_media')?.id ?? '';

  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const [matchClips, allClips] = [
    matchClipsQuery(api, 'v', match, 'user_clip'),
    personalClipsQuery(api, 'v', Date.now),
  ];
  const observers = [new QueryObserver(client, matchClips), new InfiniteQueryObserver(client, allClips)];
  const unsubscribes = observers.map((observer) => observer.subscribe(() => undefined));
  await Promise.all([client.ensureQueryData(matchClips), client.ensureInfiniteQueryData(allClips)]);
  const getShownClips = () => {
    const pages = client.getQueryData(allClips.queryKey);
    return [client.getQueryData(matchClips.queryKey)?.entries ?? [], pages ? getEntries(pages) : []].map((entries) =>
      entries.map(({ title }) => title),
    );
  };

  const variables = { id: match, title: 'Slap shot', start: 60, end: 70 };
  const [firstSave, secondSave] = [
    write(client, createClipMutation(api, 'v'), variables),
    write(client, createClipMutation(api, 'v'), variables),
  ];
  expect((await secondSave).kind, 'the second press sends no request').toBe('repeated');
  const createdClip = await firstSave;
  expect(getShownClips()).toEqual([['Slap shot'], ['Slap shot']]);
  const id = createdClip.kind === 'written' ? createdClip.answer.id : '';
  await write(client, renameClipMutation(api), { id, title: 'Top corner' });
  expect(getShownClips()).toEqual([['Top corner'], ['Top corner']]);
  await write(client, deleteClipMutation(api, 'v'), { id });
  expect(getShownClips()).toEqual([[], []]);
  expect(await write(client, createClipMutation(api, 'v'), { ...variables, end: 62 })).toMatchObject({
    kind: 'failed',
    error: { code: 'invalid_range', said: expect.stringContaining('5 to 60 s') },
  });
  unsubscribes.forEach((stop) => stop());
  client.clear();
});

it('a clip with rounded times is found after a lost response, and no second clip is cut [fault-9w]', async () => {
  const savedClips: object[] = [];
  const api = createStubApi((path) => {
    if (!path.includes('create')) return createList(savedClips);
    const times = { start_time: 60, end_time: 71 };
    savedClips.push({ id: 'c1', media_type: 'user_clip', status: 'vod', title: 'Slap shot', ...times });
    throw new TypeError('gone');
  });
  const variables = { id: 'm', title: 'Slap shot', start: 60.32, end: 70.6 };
  const outcome = await write(newQueryClient(), createClipMutation(api, 'v'), variables);
  expect(outcome).toMatchObject({ kind: 'written', answer: { id: 'c1' } });
  expect(savedClips).toHaveLength(1);
});

it('a second press deletes a clip if the response to the first deletion was lost [fault-9w]', async () => {
  const answers = [() => Promise.reject(new TypeError('gone')), () => refusal('not_found', 404)];
  const api = createStubApi(() => answers.shift()?.());
  const client = newQueryClient();
  expect(await write(client, deleteClipMutation(api, 'v'), { id: 'c1' })).toMatchObject({ kind: 'failed' });
  expect(await write(client, deleteClipMutation(api, 'v'), { id: 'c1' })).toMatchObject({ kind: 'written' });
});

it('a clip is deleted with the token that a sign-out has removed from the session', async () => {
  const authorizations: (string | null)[] = [];
  const api = createApi({
    baseUrl: 'https://api.test',
    auth: { token: async () => null, refresh: async () => null },
    fetch: async (input, init) => {
      authorizations.push(new Request(input, init).headers.get('x-authorization'));
      return Response.json({ content: {} });
    },
  });
  const mutation = deleteClipMutation(api, 'v', async () => ({ token: 'removed' }));
  expect(await write(newQueryClient(), mutation, { id: 'c1' })).toMatchObject({ kind: 'written' });
  expect(authorizations).toEqual(['Bearer removed']);
});

it('all pages of a match’s clips are loaded', async () => {
  const pages: number[] = [];
  const api = createApi({
    baseUrl: 'https://api.test',
    fetch: async (input, init) => {
      const { page } = await new Request(input, init).json();
      pages.push(page);
      const entries = [{ id: `clip-${page}`, media_type: 'user_clip', status: 'vod' }];
      return Response.json({ content: { entries, nextExists: page < 2 } });
    },
  });
  const client = new QueryClient();
  const { entries, more } = await client.fetchQuery(matchClipsQuery(api, 'v', 'match', 'user_clip'));
  expect(entries.map(({ id }) => id)).toEqual(['clip-0', 'clip-1', 'clip-2']);
  expect([pages, more]).toEqual([[0, 1, 2], false]);
});
