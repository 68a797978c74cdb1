import { setImmediate as waitForEventLoop } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { ApiOptions } from './api.ts';
import { createApi } from './create-api.ts';
import { getThing } from './testing/endpoints.ts';
import { json, neverAnswer, startFaultServer, type FaultServer } from './testing/fault-server.ts';

let server: FaultServer;
beforeAll(async () => void (server = await startFaultServer()));
afterAll(() => server.close());

const createTestApi = (options: Partial<ApiOptions> = {}) => createApi({ baseUrl: server.url, ...options });

/** The error of a call that fails. */
const catchError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => new Error('did not fail'),
    (error: unknown) => error,
  );

it('aborting a call makes it fail with aborted, both during a request and before a retry', async () => {
  server.respond(neverAnswer);
  const waitController = new AbortController();
  const firstErrorPromise = catchError(
    createTestApi().call(getThing, { params: { id: '1' } }, { signal: waitController.signal }),
  );
  await vi.waitFor(() => expect(server.seenRequests).toHaveLength(1));
  waitController.abort();
  expect(await firstErrorPromise).toMatchObject({ code: 'aborted', retryable: false });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  server.respond(json({}, 503, { 'retry-after': '5' }));
  const retryController = new AbortController();
  const refusedRequest = Promise.withResolvers<void>();
  const recordingFetch: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    refusedRequest.resolve();
    return response;
  };
  const secondErrorPromise = catchError(
    createTestApi({ fetch: recordingFetch }).call(
      getThing,
      { params: { id: '1' } },
      { signal: retryController.signal },
    ),
  );
  await refusedRequest.promise;
  await waitForEventLoop();
  retryController.abort();
  let secondError: unknown;
  void secondErrorPromise.then((error) => (secondError = error));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    expect(secondError).toMatchObject({ code: 'aborted' });
  });
  expect(server.seenRequests).toHaveLength(1);
});

it('aborting the client’s signal makes its calls fail, even calls with their own signal', async () => {
  server.respond(neverAnswer);
  const abortController = new AbortController();
  const abortableApi = createTestApi({ signal: abortController.signal });
  const calls = [
    catchError(abortableApi.call(getThing, { params: { id: '1' } })),
    catchError(abortableApi.call(getThing, { params: { id: '2' } }, { signal: new AbortController().signal })),
  ];
  await vi.waitFor(() => expect(server.seenRequests).toHaveLength(2));
  abortController.abort();
  expect(await Promise.all(calls)).toMatchObject([{ code: 'aborted' }, { code: 'aborted' }]);
});
