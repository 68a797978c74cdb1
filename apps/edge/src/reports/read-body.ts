import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders } from '../security/security-headers.ts';

/** Milliseconds for a whole body. */
const bodyTimeoutMs = 5_000;

/** Reads a request's body; null when it is longer than `maxBytes`, or takes longer than `bodyTimeoutMs`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return null;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let lengthBytes = 0;
    const timer = setTimeout(() => resolve(null), bodyTimeoutMs);
    const end = (body: string | null) => {
      clearTimeout(timer);
      resolve(body);
    };
    request.on('data', (chunk: Buffer) => {
      lengthBytes += chunk.length;
      if (lengthBytes <= maxBytes) chunks.push(chunk);
      else end(null);
    });
    request.on('end', () => end(Buffer.concat(chunks).toString('utf8')));
    request.on('error', () => end(null));
  });
}

/** Answers with a status alone. An error leaves the body unread, so that the connection cannot be used again. */
export function answerShortly(response: ServerResponse, status: number): void {
  response
    .writeHead(status, { ...commonHeaders, 'Cache-Control': 'no-store', ...(status >= 400 && { Connection: 'close' }) })
    .end();
}
