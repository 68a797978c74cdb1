import { pageStylesPlaceholder } from '@touchline/feature-kit/rendering';
import { inlineSource } from './digest.ts';
import type { CachedPage } from './cached-page.ts';
import type { WorkerSettings } from './worker-scope.ts';

/** The offline page of one language, as the customer's build has written it. */
export interface OfflineDocument {
  /**
   * The page's HTML, in which {@link cachedListPlaceholder} marks the place of the list. The words in `title` are in
   * the HTML already.
   */
  html: string;
  /** The page's Content-Security-Policy. */
  policy: string;
  /** BCP 47, for dates. */
  language: string;
  /** The customer's clock; by default the language's. */
  hourCycle?: 'h12' | 'h23' | undefined;
  /** The site's name as markup: titles of pages end with it. */
  name: string;
  words: OfflineWords;
}

/** Texts that the worker itself writes. */
export interface OfflineWords {
  saved: string;
  opened: string;
  nothing: string;
  /** `{at}` is replaced with a date and time. */
  since: string;
  /** The notice on a cached page; `{at}` is replaced, too. */
  notice: string;
  again: string;
}

export const cachedListPlaceholder = '<!--kept-->';

/** Viewers do not read a longer list. */
const maxEntries = 20;

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const formatTime = (timeMs: number, { language, hourCycle }: Pick<OfflineDocument, 'language' | 'hourCycle'>): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', hourCycle }).format(timeMs);

/** The offline page with the pages that can be opened, saved ones first. */
export function createOfflineAnswer(document: OfflineDocument, cachedPages: readonly CachedPage[]): Response {
  const { html, policy, words } = document;
  const renderList = (title: string, pages: readonly CachedPage[]) =>
    pages.length === 0 ? '' : `<h2>${escapeText(title)}</h2><ul>${pages.map(renderItem).join('')}</ul>`;
  const titleSuffix = ` · ${document.name}`;
  // The title is escaped already, as in the document.
  const renderItem = ({ path, title, at }: CachedPage) =>
    `<li><a href="${escapeText(path)}"><span>${title.endsWith(titleSuffix) ? title.slice(0, -titleSuffix.length) : title}</span> <small>${escapeText(words.since.replace('{at}', formatTime(at, document)))}</small></a></li>`;
  const savedPages = cachedPages.filter((page) => page.saved).slice(0, maxEntries);
  const openedPages = cachedPages.filter((page) => !page.saved).slice(0, maxEntries);
  const lists = renderList(words.saved, savedPages) + renderList(words.opened, openedPages);
  return new Response(
    html.replace(cachedListPlaceholder, () => lists || `<p>${escapeText(words.nothing)}</p>`),
    {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
      },
    },
  );
}

/** Attribute that marks a cached page, for the page's own code and for tests. */
const cachedAtAttribute = 'data-kept-at';

const bannerStyle =
  'display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;padding:12px 16px;background:var(--surface-2);color:var(--text);text-align:center';

const policyName = 'Content-Security-Policy';

/**
 * A cached page with its time before the application's root, which stays as the server wrote it.
 * @param headers from the worker's own script; the page's stored headers are not used
 * @returns undefined without a policy: then no edge has sent the script
 */
export async function createCachedPageAnswer(
  cachedPage: Response,
  timeMs: number,
  document: OfflineDocument,
  headers: WorkerSettings['pageHeaders'],
): Promise<Response | undefined> {
  const { words } = document;
  const policy = headers[policyName];
  if (policy === undefined) return undefined;
  const notice = escapeText(words.notice.replace('{at}', formatTime(timeMs, document)));
  const banner = `<div role="status" ${cachedAtAttribute}="${timeMs}" style="${bannerStyle}"><span>${notice}</span><a href="" style="text-decoration:underline">${escapeText(words.again)}</a></div>`;
  const html = await cachedPage.text();
  const styles = await inlineSource(html.split('<style>', 2)[1]?.split('</style>', 1)[0] ?? '');
  return new Response(
    html.replace(/<body[^>]*>?/, (body) => body + banner),
    {
      headers: {
        ...headers,
        [policyName]: policy.replace(pageStylesPlaceholder, () => styles),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
      },
    },
  );
}
