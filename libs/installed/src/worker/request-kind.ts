import { splitLocalePath } from '@touchline/i18n/locales';
import type { WorkerSettings } from './worker-scope.ts';

/**
 * How the worker handles a request. `null`: the browser continues as if there were no worker. That holds for other
 * origins, the API, video, sockets, writes, and requests with a viewer's token or a range.
 */
export type RequestKind =
  /** A document that may be kept. */
  | 'page'
  /** A document for one viewer alone, or with a secret in its address: passed on and never stored. */
  | 'closed'
  /** A file whose name carries its hash. */
  | 'asset'
  /** The state of a page, for a navigation inside an open one. */
  | 'payload'
  /** The check for new builds. */
  | 'poll'
  | null;

const hashed = /^\/(?:assets|brand)\/[^/]+$/;
const payload = /\/_payload\.json$/;
const poll = '/builds/latest.json';
/**
 * Files, and paths that other servers answer under this origin. A document among them, such as a picture in its own
 * tab, is not a page.
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
  if (hashed.test(url.pathname)) return 'asset';
  if (payload.test(url.pathname)) return 'payload';
  return url.pathname === poll ? 'poll' : null;
}

/** Whether a page is for one viewer alone, for signing in or for paying. @param pathname with the locale's prefix */
export function isClosed(pathname: string, { closed, locales }: Rules): boolean {
  const words = wordsOf(splitLocalePath(pathname, locales).path);
  return closed.some((pattern) => fits(wordsOf(pattern), words));
}

const wordsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

const fits = (pattern: readonly string[], words: readonly string[]): boolean =>
  (pattern.at(-1) === '*' ? words.length >= pattern.length - 1 : words.length === pattern.length) &&
  pattern.every((part, at) => part === '*' || part.startsWith(':') || part === words[at]);
