import { type Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** One response; times in milliseconds since the request. */
export interface TimedAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  firstByteMs: number;
  totalMs: number;
}

/** Sends one request over one of the agent's connections: a POST with a body, a GET without. */
export function timeRequest(
  address: string,
  headers: Record<string, string>,
  agent: Agent,
  body?: string | Uint8Array,
): Promise<TimedAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const clientRequest = request(address, { agent, headers, method }, (response) => {
      const firstByte = performance.now() - startedAt;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          firstByteMs: firstByte,
          totalMs: performance.now() - startedAt,
        }),
      );
      response.on('error', reject);
    });
    clientRequest.on('error', reject).end(body);
  });
}
