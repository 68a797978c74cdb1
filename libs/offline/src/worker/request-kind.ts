import { splitLocalePath } from '@touchline/i18n/locales';
import type { WorkerSettings } from './worker-scope.ts';

/**
 * How the worker handles a request. `null`: the browser continues as if there were no worker. That holds for other
 * origins, the API, video, sockets, writes, and requests with a viewer's token or a range.
 */
export type RequestKind =
  /** A document that may be cached. */
  | 'page'
  /** A document for one viewer alone, or with a secret in its address: it goes to the network and is never stored. */
  | 'closed'
  /** A file whose name carries its hash. */
  | 'asset'
  /** The state of a page, for a navigation inside an open one. */
  | 'payload'
  /** The check for new builds. */
  | 'poll'
  | null;

const hashedFilePath = /^\/(?:assets|brand)\/[^/]+$/;
const payloadPath = /\/_payload\.json$/;
const buildPollPath = '/builds/latest.json';
/**
 * Files, and paths that other servers answer under this origin. A document at such a path, for example a picture in its
 * own tab, is not a page.
 */
const notPages = /^\/(?:api|media|ws|push|assets|brand|builds)(?:\/|$)|\.[^/.]*$/;

type Rules = Pick<WorkerSettings, 'closed' | 'locales'>;

export function requestKind(request: Request, origin: string, rules: Rules): RequestKind {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.headers.has('range') || request.headers.has('authorization')) return null;
  if (request.mode === 'navigate') {
    if (notPages.test(url.pathname)) return null;
    return isClosed(url.pathname, rules) ? 'closed' : 'page';
  }
  if (hashedFilePath.test(url.pathname)) return 'asset';
  if (payloadPath.test(url.pathname)) return 'payload';
  return url.pathname === buildPollPath ? 'poll' : null;
}

/** Whether a page is for one viewer alone, for signing in or for paying. @param pathname with the locale's prefix */
export function isClosed(pathname: string, { closed, locales }: Rules): boolean {
  const pathSegments = getWords(splitLocalePath(pathname, locales).path);
  return closed.some((pattern) => matchesPattern(getWords(pattern), pathSegments));
}

const getWords = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

const matchesPattern = (pattern: readonly string[], pathSegments: readonly string[]): boolean =>
  (pattern.at(-1) === '*' ? pathSegments.length >= pattern.length - 1 : pathSegments.length === pattern.length) &&
  pattern.every((part, index) => part === '*' || part.startsWith(':') || part === pathSegments[index]);
