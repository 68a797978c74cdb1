// @vitest-environment node
import { createApi } from '@touchline/api-client';
import { listEvents, registerUser } from '@touchline/contract';
import { expect, inject, it } from 'vitest';
import { watchlist } from './watchlist-mutation.ts';

declare module 'vitest' {
  interface ProvidedContext {
    backendUrl: string;
  }
}

it('a saved video is on the watchlist at the next visit', async () => {
  let token: string | null = null;
  const auth = { token: () => Promise.resolve(token), refresh: () => Promise.resolve(null) };
  const api = createApi({ baseUrl: inject('backendUrl'), auth });
  const body = { password: 'correct horse 9', displayName: 'Vera Lind', terms: true, strategy: 'refresh' } as const;
  const email = `watchlist-${Date.now()}@example.com`;
  token = (await api.call(registerUser, { body: { ...body, email } })).tokenData.access_token;
  const { entries } = await api.call(listEvents, { body: { size: 2, filters: { status: ['archived'] } } });
  const [firstEvent = '', secondEvent = ''] = entries.map(({ id }) => id);
  const loadWatchlist = () => watchlist.load(api, 0, new AbortController().signal);

  await watchlist.save(api, firstEvent, true);
  await watchlist.save(api, secondEvent, true);
  expect(await loadWatchlist()).toEqual({ entries: [{ id: secondEvent }, { id: firstEvent }], more: false });
  await watchlist.save(api, firstEvent, false);
  expect(await loadWatchlist()).toEqual({ entries: [{ id: secondEvent }], more: false });
  await expect(watchlist.save(api, 'nothing-of-the-kind', true)).rejects.toMatchObject({ code: 'not_found' });
});
