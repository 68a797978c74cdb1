import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endHangingRequests, allowAbort } from './hanging-playlists.ts';
import type { ShakaNamespace, ShakaScheme } from './shaka-types.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const timeoutCode = 1003;
const neverSettles = new Promise<never>(() => undefined);

/** The engine's requests, on a network that the test controls. */
function createScheme() {
  let scheme: ShakaScheme | undefined;
  /** By address: delivers the response headers of a pending request. */
  const headerCallbacks = new Map<string, () => void>();
  const namespace: Pick<ShakaNamespace, 'net'> = {
    net: {
      HttpFetchPlugin: {
        parse(address, _request, _type, _onProgress, onHeaders) {
          headerCallbacks.set(address, () => onHeaders({}));
          const { promise, reject } = Promise.withResolvers<unknown>();
          return {
            promise,
            abort() {
              reject({ code: 7001 });
              return neverSettles;
            },
          };
        },
      },
      NetworkingEngine: { registerScheme: (_name, parser) => void (scheme = parser) },
    },
  };
  endHangingRequests(namespace as ShakaNamespace);
  const asked: [string, boolean][] = [];
  return {
    asked,
    /** Sends a request. @returns its error, as soon as there is one */
    send(address: string, mayLeave?: boolean): () => unknown {
      let failure: unknown;
      const request = {};
      if (mayLeave !== undefined)
        allowAbort(request, (parser, isProven) => {
          asked.push([parser, isProven]);
          return mayLeave;
        });
      const operation = scheme?.(
        address,
        request,
        0,
        () => undefined,
        () => undefined,
        {},
      );
      operation?.promise.catch((error: unknown) => {
        failure = error;
      });
      return () => failure;
    },
    async answer(address: string) {
      headerCallbacks.get(address)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

it('a hanging playlist fails with a timeout within 2 s when a later request is answered [fault-30z]', async () => {
  const { send, answer, pass, asked } = createScheme();
  const lowRequest = send('low', true);
  await pass(1000);
  send('sound');
  await pass(800);
  expect(lowRequest()).toBeUndefined();
  await answer('sound');
  await pass(250);
  expect(lowRequest()).toMatchObject({ code: timeoutCode });
  expect(asked).toEqual([['low', true]]);
});

it('after a quick answer the first hanging playlist fails within 2 s, and a second one waits [fault-30z]', async () => {
  const { send, answer, pass, asked } = createScheme();
  send('index');
  await pass(300);
  await answer('index');
  await pass(300);
  const lowRequest = send('low', true);
  await pass(1750);
  expect(lowRequest()).toMatchObject({ code: timeoutCode });
  expect(asked).toEqual([['low', false]]);
  const highRequest = send('high', true);
  await pass(7000);
  expect(highRequest()).toBeUndefined();
});

it('no playlist ends early on a slow network [fault-30z]', async () => {
  const { send, answer, pass, asked } = createScheme();
  send('index');
  await pass(900);
  await answer('index');
  const requests = [send('low', true), send('sound', true)];
  await pass(7000);
  expect(requests.map((failure) => failure())).toEqual([undefined, undefined]);
  expect(asked).toEqual([]);
});

it.each([
  { request: 'a playlist that has begun to arrive', address: 'low', begins: true, leave: true },
  { request: 'a playlist that nothing can replace', address: 'low', begins: false, leave: false },
  { request: 'a playlist that the server holds', address: 'low?_HLS_msn=7', begins: false, leave: true },
])('the request of $request does not end early [fault-30z]', async ({ address, begins, leave }) => {
  const { send, answer, pass } = createScheme();
  const lowRequest = send(address, leave);
  if (begins) await answer(address);
  send('sound');
  await answer('sound');
  await pass(7000);
  expect(lowRequest()).toBeUndefined();
});
