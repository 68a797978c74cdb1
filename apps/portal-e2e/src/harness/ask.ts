import { request } from 'node:http';
import { hostOf, type CustomerId } from './customers.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Asks an edge as a browser's first request would, without following redirects. */
export function ask(
  customer: CustomerId,
  path: string,
  headers: Record<string, string> = {},
  edge = process.env['EDGE'] ?? '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(edge);
    const host = hostOf(customer, edge);
    request({ hostname, port, path, headers: { ...headers, host }, agent: false }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    })
      .on('error', reject)
      .end();
  });
}
