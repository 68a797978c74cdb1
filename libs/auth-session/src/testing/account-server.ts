import { createAccountTokens, type TokenPair } from './account-tokens.ts';

/**
 * A small server with one account, which a test can inspect and break; it answers the session's calls as in wire.md.
 */
export interface AccountServer {
  fetch: typeof globalThis.fetch;
  /** The received calls, in order: `POST /api/user/login`. */
  asked: string[];
  bodies: unknown[];
  count: (path: string) => number;
  /** The answers to the next calls of a path; after these come the usual ones. */
  next: (path: string, ...answers: Answer[]) => void;
  /** Refuses all earlier access tokens from now on. */
  expire: () => void;
  /** Ends the session with its refresh tokens. */
  endSession: () => void;
  /** Whether a used refresh token still gets its successor. */
  grace: boolean;
  state: { devices: string[]; limit: number; watchlist: string[]; lifetime: number | null | undefined };
}

type Answer = (proceed: () => Response) => Response | Promise<Response>;

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });
export const fail = (code: string, status: number): Response =>
  json({ error: code, message: `server: ${code}`, messageErrorCode: code }, status);
/** The server carries out the request, but its response is lost. */
export const lost: Answer = (proceed) => {
  proceed();
  throw new TypeError('network');
};
export const unreachable: Answer = () => {
  throw new TypeError('network');
};
export const broken: Answer = () => json({ error: 'server_error' }, 500);
export const never: Answer = () => new Promise(() => {});

/**
 * A response that the server has made, and sends only after `letGo`.
 * @param answer the usual one by default
 */
export function holdAnswer(answer: Answer = (proceed) => proceed()): { answer: Answer; letGo: () => void } {
  const going = Promise.withResolvers<void>();
  return {
    letGo: going.resolve,
    async answer(proceed) {
      const [made] = await Promise.allSettled([(async () => answer(proceed))()]);
      await going.promise;
      if (made.status === 'rejected') throw made.reason;
      return made.value;
    },
  };
}

const readField = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;

/** Rejects like an aborted call. */
function abortedBy(...signals: (AbortSignal | null | undefined)[]): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    for (const signal of signals)
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
  aborted.catch(() => undefined);
  return aborted;
}

/** The server's answer to a call, by the state of its accounts. @param grace whether a refresh token works twice */
function accountAnswers(
  tokens: ReturnType<typeof createAccountTokens>,
  state: AccountServer['state'],
  grace: () => boolean,
) {
  const restricted = new Set<string>();
  const profile = { id: 'u1', email: 'viewer@example.com', displayName: 'Vera' };

  const tokenData = ({ access, refresh }: TokenPair) => ({
    access_token: access,
    expires_in: state.lifetime,
    refresh_token: refresh,
  });
  const devices = () => state.devices.map((id) => ({ id: `d-${id}`, device_id: id, device_name: `Device ${id}` }));
  const admit = (deviceId: unknown) => {
    const next = tokens.pair();
    const known = state.devices.includes(String(deviceId));
    const limited = !known && state.devices.length >= state.limit;
    if (limited) restricted.add(next.access);
    else if (!known) state.devices.push(String(deviceId));
    const content = { tokenData: tokenData(next), profile, devices: devices() };
    return json({ content: limited ? { ...content, device_error: 'device_limit_exceeded' } : content });
  };
  const open = new Set(['/api/user/login', '/api/user/register', '/api/oauth2/token']);

  return (path: string, body: unknown, token: string | undefined): Response => {
    if (!open.has(path) && !tokens.isGood(token ?? '')) return fail('token_expired', 401);
    if (token !== undefined && restricted.has(token) && !/(get_devices|delete_device)$/.test(path))
      return fail('device_limit_exceeded', 403);
    switch (path) {
      case '/api/user/register':
        return json({ content: { profile, tokenData: tokenData(tokens.pair()) } });
      case '/api/user/login':
        return readField(body, 'password') === 'right'
          ? admit(readField(body, 'device_id'))
          : fail('login_failed', 401);
      case '/api/oauth2/token': {
        const subject = String(readField(body, 'subject_token'));
        if (readField(body, 'subject_issuer') !== undefined)
          return subject.startsWith('good')
            ? admit(readField(readField(body, 'device'), 'id'))
            : fail('login_failed', 401);
        const next = tokens.exchange(subject, grace());
        if (!next) return fail('refresh_token_failed', 400);
        const pair = { token: next.access, expires_in: state.lifetime, refresh_token: next.refresh };
        return json({ ...pair, content: { profile } });
      }
      case '/api/user/logout':
        tokens.end(token);
        return new Response(null, { status: 204 });
      case '/api/user/check_current_device': {
        const known = state.devices.includes(String(readField(body, 'device_id')));
        return json({ content: { enabled: known || state.devices.length < state.limit, devices: devices() } });
      }
      case '/api/user/delete_device': {
        const id = String(readField(body, 'deviceId'));
        if (!state.devices.includes(id)) return fail('not_found', 404);
        state.devices = state.devices.filter((it) => it !== id);
        return json({ content: { devices: devices() } });
      }
      case '/api/user/register_device':
        if (state.devices.length >= state.limit) return fail('device_limit_exceeded', 403);
        state.devices.push(String(readField(readField(body, 'device'), 'id')));
        return json({ content: { devices: devices() } });
      case '/api/user/get_devices':
        return json({ content: { devices: devices(), limit: state.limit } });
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
  const scripted = new Map<string, Answer[]>();
  const state: AccountServer['state'] = {
    devices: ['old-1', 'old-2'],
    limit: 5,
    watchlist: ['v1', 'v2'],
    lifetime: 900,
  };
  const answer = accountAnswers(tokens, state, () => server.grace);

  const server: AccountServer = {
    asked: [],
    bodies: [],
    state,
    grace: true,
    count: (path) => server.asked.filter((it) => it.endsWith(path)).length,
    next: (path, ...answers) => void scripted.set(path, answers),
    expire: tokens.expire,
    endSession: tokens.endAll,
    async fetch(input, init) {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname;
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      server.asked.push(`${request.method} ${path}`);
      server.bodies.push(body);
      const token = request.headers.get('X-Authorization')?.replace('Bearer ', '');
      const proceed = (): Response => answer(path, body, token);
      const script = scripted.get(path)?.shift();
      const answered = Promise.resolve().then(() => (script ? script(proceed) : proceed()));
      return Promise.race([answered, abortedBy(request.signal, init?.signal)]);
    },
  };
  return server;
}
