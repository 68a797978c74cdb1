import { afterEach, expect, test } from 'vitest';
import { defaultLimits } from './api.ts';
import { sendRequest } from './send-request.ts';

const { any: nativeAbortSignalAny } = AbortSignal;
afterEach(() => void Object.assign(AbortSignal, { any: nativeAbortSignalAny }));

test('a call fails with aborted in a browser without AbortSignal.any [fault-33g]', async () => {
  Reflect.deleteProperty(AbortSignal, 'any');
  const abortController = new AbortController();
  const requestFields = {
    address: 'https://api.example/x',
    method: 'GET',
    body: undefined,
    isSafe: true,
    headers: {},
    isPersonal: false,
    signal: abortController.signal,
    keepalive: false,
    limits: defaultLimits,
  };
  const response = await sendRequest({ ...requestFields, fetch: async () => new Response('{}') });
  expect(response).toMatchObject({ status: 200, text: '{}' });

  const abortedRequest = sendRequest({
    ...requestFields,
    fetch: (request) =>
      new Promise((_, reject) => {
        if (request instanceof Request) request.signal.addEventListener('abort', () => reject(request.signal.reason));
        abortController.abort();
      }),
  });
  await expect(abortedRequest).rejects.toMatchObject({ code: 'aborted' });
});
