import { request } from 'node:http';
import { expect } from '@playwright/test';
import { getHost, type CustomerId } from './customers.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Requests a page from an edge, as a browser's first request does, without following redirects. */
export function requestPage(
  customer: CustomerId,
  path: string,
  headers: Record<string, string> = {},
  edge = process.env['EDGE'] ?? '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(edge);
    const host = getHost(customer, edge);
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

/**
 * Requests a page until it has its data, because on a busy machine the backend may exceed the edge's timeout.
 * @throws Error when no response has the data
 */
export async function requestUntil(
  isFilled: (answer: Answer) => boolean,
  ...requestArguments: Parameters<typeof requestPage>
): Promise<Answer> {
  let answer = await requestPage(...requestArguments);
  await expect(async () => {
    if (!isFilled(answer)) answer = await requestPage(...requestArguments);
    expect(isFilled(answer), `${requestArguments[1]} has its data`).toBe(true);
  }).toPass();
  return answer;
}
