import type { BrowserContext, Request, Response } from '@playwright/test';

export const tokenCall = '**/api/oauth2/token';

const isRefresh = (request: Request): boolean =>
  request.url().endsWith('/api/oauth2/token') && (request.postData() ?? '').includes('token-type:refresh_token');

/** Token requests of a browser's tabs since the start of the watch. */
export interface TokenCalls {
  refreshCount: number;
  /** Calls that were refused because of their token. */
  refusalCount: number;
}

/** Counts refreshes and refused calls of all tabs. */
export function watchTokenCalls(context: BrowserContext): TokenCalls {
  const calls: TokenCalls = { refreshCount: 0, refusalCount: 0 };
  context.on('request', (request) => void (isRefresh(request) && (calls.refreshCount += 1)));
  context.on('response', (response: Response) => void (response.status() === 401 && (calls.refusalCount += 1)));
  return calls;
}

/** Sends a request directly to the backend, so that the portal does not get the response. */
export async function continueRequest(request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url());
  const { 'content-type': type = '', 'x-authorization': token = '' } = request.headers();
  await fetch(`${process.env['BACKEND']}${pathname}${search}`, {
    method: request.method(),
    headers: { 'Content-Type': type, 'X-Authorization': token },
    body: request.postData(),
  });
}
