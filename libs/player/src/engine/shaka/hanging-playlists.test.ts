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
const pendingPromise = new Promise<never>(() => undefined);

/** The engine's requests, on a network that the test controls. */
function createNetwork() {
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
              return pendingPromise;
            },
          };
        },
      },
      NetworkingEngine: { registerScheme: (_name, parser) => void (scheme = parser) },
    },
  };
  endHangingRequests(namespace as ShakaNamespace);
  const abortChecks: [string, boolean][] = [];
  return {
    abortChecks,
    /** Sends a request. @returns its error, as soon as there is one */
    send(address: string, canAbort?: boolean): () => unknown {
      let failure: unknown;
      const request = {};
      if (canAbort !== undefined)
        allowAbort(request, (parser, isProven) => {
          abortChecks.push([parser, isProven]);
          return canAbort;
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
    advanceClock: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

it('a hanging playlist fails with a timeout within 2 s when a later request is answered [fault-30z]', async () => {
  const { send, answer, advanceClock, abortChecks } = createNetwork();
  const getLowError = send('low', true);
  await advanceClock(1000);
  send('sound');
  await advanceClock(800);
  expect(getLowError()).toBeUndefined();
  await answer('sound');
  await advanceClock(250);
  expect(getLowError()).toMatchObject({ code: timeoutCode });
  expect(abortChecks).toEqual([['low', true]]);
});

it('after a quick answer only the first hanging playlist fails within 2 s, and the next may take longer [fault-30z]', async () => {
  const { send, answer, advanceClock, abortChecks } = createNetwork();
  send('index');
  await advanceClock(300);
  await answer('index');
  await advanceClock(300);
  const getLowError = send('low', true);
  await advanceClock(1750);
  expect(getLowError()).toMatchObject({ code: timeoutCode });
  expect(abortChecks).toEqual([['low', false]]);
  const getHighError = send('high', true);
  await advanceClock(7000);
  expect(getHighError()).toBeUndefined();
});

it('a playlist does not end early when the page freezes for 3 s before its answer [fault-30z]', async () => {
  const { send, answer, advanceClock, abortChecks } = createNetwork();
  const getLowError = send('low', true);
  send('sound', true);
  await answer('sound');
  vi.setSystemTime(Date.now() + 3000);
  await advanceClock(250);
  await answer('low');
  await advanceClock(7000);
  expect([getLowError(), ...abortChecks]).toEqual([undefined]);
});

it('no playlist ends early on a slow network [fault-30z]', async () => {
  const { send, answer, advanceClock, abortChecks } = createNetwork();
  send('index');
  await advanceClock(900);
  await answer('index');
  const requests = [send('low', true), send('sound', true)];
  await advanceClock(7000);
  expect(requests.map((failure) => failure())).toEqual([undefined, undefined]);
  expect(abortChecks).toEqual([]);
});

it.each([
  { request: 'a playlist that has begun to arrive', address: 'low', begins: true, canAbort: true },
  { request: 'a playlist that nothing can replace', address: 'low', begins: false, canAbort: false },
  { request: 'a playlist that the server holds', address: 'low?_HLS_msn=7', begins: false, canAbort: true },
])('the request of $request does not end early [fault-30z]', async ({ address, begins, canAbort }) => {
  const { send, answer, advanceClock } = createNetwork();
  const getLowError = send(address, canAbort);
  if (begins) await answer(address);
  send('sound');
  await answer('sound');
  await advanceClock(7000);
  expect(getLowError()).toBeUndefined();
});
