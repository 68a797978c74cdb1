import { afterEach, expect, test } from 'vitest';
import { defaultLimits } from './api.ts';
import { sendRequest } from './send-request.ts';

const { any } = AbortSignal;
afterEach(() => void Object.assign(AbortSignal, { any }));

test('an aborted call works in a browser without AbortSignal.any [fault-33g]', async () => {
  Reflect.deleteProperty(AbortSignal, 'any');
  const leaving = new AbortController();
  const outgoing = {
    address: 'https://api.example/x',
    method: 'GET',
    body: undefined,
    safe: true,
    headers: {},
    personal: false,
    signal: leaving.signal,
    keepalive: false,
    limits: defaultLimits,
  };
  const answer = await sendRequest({ ...outgoing, fetch: async () => new Response('{}') });
  expect(answer).toMatchObject({ status: 200, text: '{}' });

  const left = sendRequest({
    ...outgoing,
    fetch: (request) =>
      new Promise((_, reject) => {
        if (request instanceof Request) request.signal.addEventListener('abort', () => reject(request.signal.reason));
        leaving.abort();
      }),
  });
  await expect(left).rejects.toMatchObject({ code: 'aborted' });
});
