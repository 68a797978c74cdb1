import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBackendHealth } from './backend-health.ts';
import { listen } from '../testing/request-raw.ts';

/** A backend that answers `/readyz` with a status. */
async function startBackendWith(status: number) {
  const request = vi.fn();
  const server = createServer(({ url }, response) => {
    request(url);
    response.writeHead(status).end();
  });
  const port = await listen(server);
  onTestFinished(() => server.close().closeAllConnections());
  return { api: `http://127.0.0.1:${port}`, requestSpy: request };
}

test.each([
  ['is ready', 200, undefined],
  ['does not know the call', 404, undefined],
  ['answers that it is not ready', 503, 'the backend answers 503'],
])('the health check makes one call to a backend that %s', async (_what, status, fault) => {
  const { api, requestSpy } = await startBackendWith(status);
  expect(await createBackendHealth(api)()).toBe(fault);
  expect(requestSpy).toHaveBeenCalledExactlyOnceWith('/readyz');
});

test('the health check names the failure of an unreachable backend, but not its address', async () => {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  expect(await createBackendHealth(`http://127.0.0.1:${port}`)()).toBe('the backend gives no answer (ECONNREFUSED)');
});

test('the backend is asked once for all probes within two seconds', async () => {
  const { api, requestSpy } = await startBackendWith(200);
  let timeMs = 0;
  const health = createBackendHealth(api, { now: () => timeMs });
  await Promise.all([health(), health()]);
  timeMs = 1_999;
  await health();
  expect(requestSpy).toHaveBeenCalledOnce();
  timeMs = 2_000;
  await health();
  expect(requestSpy).toHaveBeenCalledTimes(2);
});
