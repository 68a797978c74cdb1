import { createAccountTokens, type TokenPair } from './account-tokens.ts';

/**
 * A small server with one account, which a test can inspect and break; it answers the session's calls as in wire.md.
 */
export interface AccountServer {
  fetch: typeof globalThis.fetch;
  /** The received calls, in order: `POST /api/user/login`. */
  requestedPaths: string[];
  bodies: unknown[];
  count: (path: string) => number;
  /** The answers to the next calls of a path, before the usual answers return. */
  next: (path: string, ...responders: Responder[]) => void;
  /** Refuses all earlier access tokens from now on. */
  expireTokens: () => void;
  /** Ends the session with its refresh tokens. */
  endSession: () => void;
  /** Whether a used refresh token still gets its successor. */
  hasGrace: boolean;
  state: { devices: string[]; limit: number; watchlist: string[]; lifetimeSeconds: number | null | undefined };
}

type Responder = (proceed: () => Response) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });
export const createErrorResponse = (code: string, status: number): Response =>
  json({ error: code, message: `server: ${code}`, messageErrorCode: code }, status);
/** The server carries out the request, but its response is lost. */
export const loseResponse: Responder = (proceed) => {
  proceed();
  throw new TypeError('network');
};
export const failToConnect: Responder = () => {
  throw new TypeError('network');
};
export const respondBroken: Responder = () => json({ error: 'server_error' }, 500);
export const neverAnswer: Responder = () => new Promise(() => {});

/**
 * A response that the server has made, and sends only after `release`.
 * @param respond the usual answer by default
 */
export function holdAnswer(respond: Responder = (proceed) => proceed()): { respond: Responder; release: () => void } {
  const releasePromise = Promise.withResolvers<void>();
  return {
    release: releasePromise.resolve,
    async respond(proceed) {
      const [responseResult] = await Promise.allSettled([(async () => respond(proceed))()]);
      await releasePromise.promise;
      if (responseResult.status === 'rejected') throw responseResult.reason;
      return responseResult.value;
    },
  };
}

const readField = (source: unknown, name: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;

/** Rejects like an aborted call. */
function rejectWhenAborted(...signals: (AbortSignal | null | undefined)[]): Promise<never> {
  const abortPromise = new Promise<never>((_, reject) => {
    for (const signal of signals)
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
  abortPromise.catch(() => undefined);
  return abortPromise;
}

/**
 * The server's answer to a call, by the state of its accounts. @param hasGracePeriod whether a refresh token works
 * twice
 */
function createAccountResponder(
  tokens: ReturnType<typeof createAccountTokens>,
  state: AccountServer['state'],
  hasGracePeriod: () => boolean,
) {
  const restrictedIds = new Set<string>();
  const profile = { id: 'u1', email: 'viewer@example.com', displayName: 'Vera' };

  const createTokenData = ({ access, refresh }: TokenPair) => ({
    access_token: access,
    expires_in: state.lifetimeSeconds,
    refresh_token: refresh,
  });
  const listDevices = () => state.devices.map((id) => ({ id: `d-${id}`, device_id: id, device_name: `Device ${id}` }));
  const createSignInResponse = (deviceId: unknown) => {
    const next = tokens.createPair();
    const isKnownDevice = state.devices.includes(String(deviceId));
    const isLimited = !isKnownDevice && state.devices.length >= state.limit;
    if (isLimited) restrictedIds.add(next.access);
    else if (!isKnownDevice) state.devices.push(String(deviceId));
    const content = { tokenData: createTokenData(next), profile, devices: listDevices() };
    return json({ content: isLimited ? { ...content, device_error: 'device_limit_exceeded' } : content });
  };
  const publicPaths = new Set(['/api/user/login', '/api/user/register', '/api/oauth2/token']);

  return (path: string, body: unknown, token: string | undefined): Response => {
    if (!publicPaths.has(path) && !tokens.isValidToken(token ?? '')) return createErrorResponse('token_expired', 401);
    if (token !== undefined && restrictedIds.has(token) && !/(get_devices|delete_device)$/.test(path))
      return createErrorResponse('device_limit_exceeded', 403);
    switch (path) {
      case '/api/user/register':
        return json({ content: { profile, tokenData: createTokenData(tokens.createPair()) } });
      case '/api/user/login':
        return readField(body, 'password') === 'right'
          ? createSignInResponse(readField(body, 'device_id'))
          : createErrorResponse('login_failed', 401);
      case '/api/oauth2/token': {
        const subject = String(readField(body, 'subject_token'));
        if (readField(body, 'subject_issuer') !== undefined)
          return subject.startsWith('good')
            ? createSignInResponse(readField(readField(body, 'device'), 'id'))
            : createErrorResponse('login_failed', 401);
        const next = tokens.exchange(subject, hasGracePeriod());
        if (!next) return createErrorResponse('refresh_token_failed', 400);
        const tokenPair = { token: next.access, expires_in: state.lifetimeSeconds, refresh_token: next.refresh };
        return json({ ...tokenPair, content: { profile } });
      }
      case '/api/user/logout':
        tokens.end(token);
        return new Response(null, { status: 204 });
      case '/api/user/check_current_device': {
        const isKnownDevice = state.devices.includes(String(readField(body, 'device_id')));
        return json({
          content: { enabled: isKnownDevice || state.devices.length < state.limit, devices: listDevices() },
        });
      }
      case '/api/user/delete_device': {
        const id = String(readField(body, 'deviceId'));
        if (!state.devices.includes(id)) return createErrorResponse('not_found', 404);
        state.devices = state.devices.filter((deviceId) => deviceId !== id);
        return json({ content: { devices: listDevices() } });
      }
      case '/api/user/register_device':
        if (state.devices.length >= state.limit) return createErrorResponse('device_limit_exceeded', 403);
        state.devices.push(String(readField(readField(body, 'device'), 'id')));
        return json({ content: { devices: listDevices() } });
      case '/api/user/get_devices':
        return json({ content: { devices: listDevices(), limit: state.limit } });
      case '/api/user/get_profile':
        return json({ content: profile });
      case '/api/user/update_profile':
        return json({ content: { ...profile, ...Object(readField(body, 'data')) } });
      case '/api/user/get_watchlist': {
        const entries = state.watchlist.map((id) => ({ id, media_type: 'event', status: 'archived' }));
        const count = entries.length;
        return json({ content: { entryCount: count, startIndex: 0, count, nextExists: false, entries } });
      }
      default:
        return json({ content: {} });
    }
  };
}

export function createAccountServer(): AccountServer {
  const tokens = createAccountTokens();
  const respondersByPath = new Map<string, Responder[]>();
  const state: AccountServer['state'] = {
    devices: ['old-1', 'old-2'],
    limit: 5,
    watchlist: ['v1', 'v2'],
    lifetimeSeconds: 900,
  };
  const respondToAccount = createAccountResponder(tokens, state, () => server.hasGrace);

  const server: AccountServer = {
    requestedPaths: [],
    bodies: [],
    state,
    hasGrace: true,
    count: (path) => server.requestedPaths.filter((requestedPath) => requestedPath.endsWith(path)).length,
    next: (path, ...responders) => void respondersByPath.set(path, responders),
    expireTokens: tokens.expireTokens,
    endSession: tokens.endAllSessions,
    async fetch(input, init) {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname;
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      server.requestedPaths.push(`${request.method} ${path}`);
      server.bodies.push(body);
      const token = request.headers.get('X-Authorization')?.replace('Bearer ', '');
      const proceed = (): Response => respondToAccount(path, body, token);
      const responder = respondersByPath.get(path)?.shift();
      const response = Promise.resolve().then(() => (responder ? responder(proceed) : proceed()));
      return Promise.race([response, rejectWhenAborted(request.signal, init?.signal)]);
    },
  };
  return server;
}
