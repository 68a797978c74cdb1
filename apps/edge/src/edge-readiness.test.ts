import { expect, onTestFinished, test, vi } from 'vitest';
import { createEdge } from './create-edge.ts';
import { requestRaw, listen } from './testing/request-raw.ts';
import { createDemoEdge } from './testing/demo-edge.ts';

const { ask, edge, parts } = createDemoEdge();

test('without its backend, the edge’s /readyz answers 200 and names the backend’s fault', async () => {
  const health = vi.fn(async (): Promise<string | undefined> => 'the backend answers 503');
  const otherEdge = createEdge({ ...parts, checkHealth: health });
  const port = await listen(otherEdge.server);
  onTestFinished(() => otherEdge.server.close().closeAllConnections());
  const requestReadyz = async () => {
    const { status, body } = await requestRaw(port, '/readyz');
    return [status, body.toString()];
  };
  expect(await requestReadyz()).toEqual([200, 'degraded: the backend answers 503\n']);
  health.mockResolvedValue(undefined);
  expect(await requestReadyz()).toEqual([200, 'ready\n']);
});

test('a draining edge is alive and serves pages but is not ready, and then it ends', async () => {
  expect((await ask('/readyz')).status).toBe(200);
  const drainPromise = edge.drain(100);
  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/livez')).status).toBe(200);
  expect((await ask('/last/')).status).toBe(200);
  await drainPromise;
  await expect(ask('/livez')).rejects.toThrow(/ECONNREFUSED|socket hang up|ECONNRESET/);
});
