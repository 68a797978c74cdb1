import { createServer, type Server } from 'node:http';
import type { FieldFigures } from './field-figures.ts';
import { metricsType } from './prometheus-text.ts';

/**
 * Answers `GET /metrics` for the operator's Prometheus, on a port of its own: behind a proxy of the same machine every visitor comes from
 * there, so that no address of a request would tell who may read it.
 */
export function createMetricsServer({ text }: Pick<FieldFigures, 'text'>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Figures are at /metrics\n');
      return;
    }
    response.writeHead(200, { 'Content-Type': metricsType, 'Cache-Control': 'no-store' }).end(text());
  });
}
