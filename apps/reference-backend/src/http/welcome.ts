import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';

/** A host without the port that its scheme has anyway. */
const hostOf = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:(?:80|443)$/, '');

/**
 * Whether a page may open a socket, or be gone back to: it is of the host that is asked (the one a server in front was asked, in
 * X-Forwarded-Host, which no page can set), or one of `origins`. What is no browser says no origin.
 */
export function isWelcome(
  { origin, host = '', 'x-forwarded-host': forwarded = '' }: IncomingHttpHeaders,
  origins: readonly string[],
): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const asked = [host, ...String(forwarded).split(',')].map(hostOf);
  return asked.includes(hostOf(new URL(origin).host));
}

/** @param origins sites whose pages may call, besides those of the host that is asked @returns the site whose page has called, where it says so and may */
export const siteOf =
  (origins: readonly string[] = []) =>
  (context: Context): string | undefined => {
    const headers = context.req.header();
    const { origin } = headers;
    return origin !== undefined && /^https?:/.test(origin) && isWelcome(headers, origins) ? origin : undefined;
  };
