import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { CustomerId } from './customers.ts';
import { dist } from './start-program.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface PlainServer {
  address: string;
  close: () => void;
}

/**
 * A web server without an edge: a customer's public folder, index.html for every other address, and a proxy for the
 * backend's addresses.
 */
export async function servePlainly(customer: CustomerId, backend: string): Promise<PlainServer> {
  const folder = join(dist, 'site', customer, 'public');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (/^\/(api|media)\//.test(pathname)) return forwardToBackend(backend, request, response);
    const filePath = join(folder, normalize(pathname));
    const file = existsSync(filePath) && statSync(filePath).isFile() ? filePath : join(folder, 'index.html');
    response.writeHead(200, { 'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forwardToBackend(backend: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const { hostname, port } = new URL(backend);
  const backendRequest = send({ hostname, port, path: request.url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  backendRequest.on('error', () => response.destroy());
  request.pipe(backendRequest);
}
