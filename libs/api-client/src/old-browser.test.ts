import { afterEach, expect, test } from 'vitest';
import { defaultLimits } from './api.ts';
import { sendRequest } from './send-request.ts';

const { any } = AbortSignal;
afterEach(() => void Object.assign(AbortSignal, { any }));

test('an aborted call works in a browser without AbortSignal.any [fault-33g]', async () => {
  Reflect.deleteProperty(AbortSignal, 'any');
  const leaveController = new AbortController();
  const outgoing = {
    address: 'https://api.example/x',
    method: 'GET',
    body: undefined,
    isSafe: true,
    headers: {},
    isPersonal: false,
    signal: leaveController.signal,
    keepalive: false,
    limits: defaultLimits,
  };
  const response = await sendRequest({ ...outgoing, fetch: async () => new Response('{}') });
  expect(response).toMatchObject({ status: 200, text: '{}' });

  const leftRequest = sendRequest({
    ...outgoing,
    fetch: (request) =>
      new Promise((_, reject) => {
        if (request instanceof Request) request.signal.addEventListener('abort', () => reject(request.signal.reason));
        leaveController.abort();
      }),
  });
  await expect(leftRequest).rejects.toMatchObject({ code: 'aborted' });
});
