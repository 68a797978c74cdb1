import { PortalError } from '@touchline/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuthAdapter } from './api.ts';
import { createApi } from './create-api.ts';
import { getThing, listPublicThings, saveThing } from './testing/endpoints.ts';
import { json, respondRaw, startFaultServer, type FaultServer } from './testing/fault-server.ts';

let server: FaultServer;
beforeAll(async () => void (server = await startFaultServer()));
afterAll(() => server.close());

/** Responds with 401 to all tokens except `acceptedToken`. */
const acceptOnlyToken =
  (acceptedToken: string) =>
  (...[request, response]: Parameters<ReturnType<typeof json>>): void => {
    const isAllowed = request.headers['x-authorization'] === `Bearer ${acceptedToken}`;
    json(isAllowed ? { content: { id: '1' } } : { error: 'token_expired' }, isAllowed ? 200 : 401)(request, response);
  };

function createSession(initialToken: string | null, refreshToken: () => Promise<string | null>) {
  let currentToken = initialToken;
  const refresh = vi.fn(async () => (currentToken = await refreshToken()));
  const auth: AuthAdapter = { token: () => Promise.resolve(currentToken), refresh };
  return { refresh, api: createApi({ baseUrl: server.url, auth }) };
}

describe('a signed call', () => {
  it('a signed call carries the token in X-Authorization', async () => {
    server.respond(json({ content: { id: '1' } }));
    await createSession('old', () => Promise.resolve('new')).api.call(getThing, { params: { id: '1' } });
    expect(server.seenRequests[0]?.headers['x-authorization']).toBe('Bearer old');
  });

  it('only signed calls bypass the browser’s cache', async () => {
    server.respond(json({ content: { id: '1' } }));
    const cacheModes: RequestCache[] = [];
    const sendFetch: typeof fetch = (input, init) => {
      if (input instanceof Request) cacheModes.push(input.cache);
      return fetch(input, init);
    };
    const token = () => Promise.resolve('a');
    const signedApi = createApi({ baseUrl: server.url, auth: { token, refresh: token }, fetch: sendFetch });
    await signedApi.call(getThing, { params: { id: '1' } });
    const anonymousApi = createApi({ baseUrl: server.url, fetch: sendFetch });
    await anonymousApi.call(getThing, { params: { id: '1' } });
    await anonymousApi.call(getThing, { params: { id: '1' } }, { token: 'b' });
    expect(cacheModes).toEqual(['no-store', 'default', 'no-store']);
  });

  it('calls to public endpoints and calls of visitors carry no token', async () => {
    server.respond(json({ content: [] }), json({ content: { id: '1' } }));
    await createSession('old', () => Promise.resolve('new')).api.call(listPublicThings);
    await createSession(null, () => Promise.resolve('new')).api.call(getThing, { params: { id: '1' } });
    expect(server.seenRequests.map(({ headers }) => headers['x-authorization'])).toEqual([undefined, undefined]);
  });

  it('a call to another origin than api_base carries no token', async () => {
    server.respond(json({ content: { id: '1' } }));
    const { token } = { token: () => Promise.resolve('secret') };
    const api = createApi({ baseUrl: 'http://127.0.0.1:9', auth: { token, refresh: token } });
    await api.callAt(getThing, `${server.url}/epg`);
    await api.callAt(getThing, `${server.url}/epg`, { token: 'explicit' });
    expect(server.seenRequests.map(({ headers }) => headers['x-authorization'])).toEqual([undefined, undefined]);
  });

  it.each([
    [403, { error: 'TOKEN_EXPIRED' }],
    [200, { error: 'token_expired', message: 'Expired' }],
    [200, { error: true, messageErrorCode: 'Token_Expired' }],
    [403, { messageErrorCode: 'TOKEN_EXPIRED' }],
    [401, {}],
    [401, { message: 'Expired' }],
    [403, { error: 'token_expired', trace: 'x'.repeat(3_000) }],
    [200, { trace: 'x'.repeat(3_000), error: 'token_expired' }],
  ])('a signed call is repeated with a refreshed token after status %i with %o [ruling-10]', async (status, body) => {
    server.respond(json(body, status), json({ content: { id: '1' } }));
    const { api, refresh } = createSession('old', () => Promise.resolve('new'));
    expect(await api.call(getThing, { params: { id: '1' } })).toEqual({ id: '1' });
    expect(refresh).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('a signed call is repeated with a refreshed token after a status 401 without a body', async () => {
    server.respond(respondRaw('', 401, 'text/plain'), json({ content: { id: '1' } }));
    const { api, refresh } = createSession('old', () => Promise.resolve('new'));
    expect(await api.call(getThing, { params: { id: '1' } })).toEqual({ id: '1' });
    expect(refresh).toHaveBeenCalledExactlyOnceWith('old');
  });

  it.each([
    [403, { error: 'forbidden', message: 'token_expired' }],
    [200, { content: { id: '1', title: 'token_expired' } }],
    [500, { error: 'token_expired' }],
    [401, { error: 'WRONG_PASSWORD' }],
    [401, { error: 'account_locked' }],
  ])('a signed call is not repeated after status %i with %o', async (status, body) => {
    server.respond(json(body, status));
    const { api, refresh } = createSession('old', () => Promise.resolve('new'));
    await api.call(saveThing, { body: { title: 'x' } }).catch(() => undefined);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('an unsafe signed call is repeated once with a refreshed token after a 401', async () => {
    server.respond(acceptOnlyToken('new'));
    const { api, refresh } = createSession('old', () => Promise.resolve('new'));
    await api.call(saveThing, { body: { title: 'x' } });
    expect(server.seenRequests.map(({ headers }) => headers['x-authorization'])).toEqual(['Bearer old', 'Bearer new']);
    expect(refresh).toHaveBeenCalledExactlyOnceWith('old');
  });

  it.each(['before the call', 'after its refusal'])(
    'the time limit of a call includes the wait for a token %s',
    async (condition) => {
      server.respond(acceptOnlyToken('new'));
      const neverResolve = () => new Promise<never>(() => {});
      const token = condition === 'before the call' ? neverResolve : () => Promise.resolve('old');
      const api = createApi({
        baseUrl: server.url,
        auth: { token, refresh: neverResolve },
        limits: { totalTimeoutMs: 200 },
      });
      const call = api.call(getThing, { params: { id: '1' } });
      await expect(call).rejects.toMatchObject({ code: 'timeout', retryable: true });
    },
  );

  it('a signed call fails when the server also refuses the refreshed token', async () => {
    server.respond(acceptOnlyToken('never'));
    const { api, refresh } = createSession('old', () => Promise.resolve('new'));
    await expect(api.call(getThing, { params: { id: '1' } })).rejects.toMatchObject({
      code: 'token_expired',
      status: 401,
    });
    expect(server.seenRequests).toHaveLength(2);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('a signed call fails with the refresh’s error, and the next call refreshes again', async () => {
    server.respond(acceptOnlyToken('new'));
    const tokens = [Promise.reject(new PortalError('refresh_token_failed')), Promise.resolve('new')];
    tokens[0]?.catch(() => {});
    const refresh = vi.fn(() => tokens.shift() ?? Promise.resolve(null));
    const api = createApi({ baseUrl: server.url, auth: { token: () => Promise.resolve('old'), refresh } });
    await expect(api.call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ code: 'refresh_token_failed' });
    expect(await api.call(getThing, { params: { id: '1' } })).toEqual({ id: '1' });
  });

  it('a signed call fails with the 401 when the refresh returns no other token', async () => {
    server.respond(acceptOnlyToken('new'));
    const { api } = createSession('old', () => Promise.resolve(null));
    await expect(api.call(getThing, { params: { id: '1' } })).rejects.toMatchObject({ status: 401 });
    expect(server.seenRequests).toHaveLength(1);
  });

  it('a call with its own token does not refresh it', async () => {
    server.respond(acceptOnlyToken('new'));
    const { api, refresh } = createSession('new', () => Promise.resolve('new'));
    await expect(api.call(getThing, { params: { id: '1' } }, { token: 'limited' })).rejects.toMatchObject({
      status: 401,
    });
    expect(server.seenRequests[0]?.headers['x-authorization']).toBe('Bearer limited');
    expect(refresh).not.toHaveBeenCalled();
  });
});
