import { createServer, type Server, type ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type FieldFigures, metricsType } from '@touchline/field-metrics/server';

/**
 * Answers `GET /metrics` for the operator's Prometheus, on a separate port.
 * The public port could not restrict access: behind a proxy on the same machine, every request has the proxy's address.
 */
export function createMetricsServer({ parts }: Pick<FieldFigures, 'parts'>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Figures are at /metrics\n');
      return;
    }
    response.writeHead(200, { 'Content-Type': metricsType, 'Cache-Control': 'no-store' });
    void send(parts(), response);
  });
}

/** Writes part by part, so that this thread serves pages in between. */
async function send(parts: Iterable<string>, response: ServerResponse): Promise<void> {
  for (const part of parts) {
    if (response.destroyed) return;
    response.write(part);
    await setImmediate();
  }
  response.end();
}
