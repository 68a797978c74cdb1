import { localePath, splitLocalePath } from '@touchline/i18n/locales';
import type { WorkerCaches } from './worker-caches.ts';
import { isClosed } from './request-kind.ts';
import { getStamp } from './stamp.ts';
import type { PageMessage } from './page-message.ts';
import type { WorkerScope, WorkerSettings } from './worker-scope.ts';

/** A page cached within this time is not fetched again when it is opened by navigation. */
const maxPageAgeMs = 10 * 60_000;

/** Counts sign-outs, so that work for a viewer stops after them. */
let signOutCount = 0;

/** Handles a page's message. No caller awaits it: a failed fetch, for example without a network, is ignored. */
export async function handleMessage(
  message: PageMessage,
  { location: { origin } }: WorkerScope,
  settings: WorkerSettings,
  { pages, assets, offline }: WorkerCaches,
): Promise<void> {
  if (message.type === 'forget') {
    signOutCount += 1;
    return pages.forget();
  }
  const signOutCountBefore = signOutCount;
  const isOver = () => signOutCount !== signOutCountBefore;
  const cachePage = async (path: string, cache: RequestCache): Promise<void> => {
    const url = new URL(path, origin);
    if (isClosed(url.pathname, settings)) return;
    const cachedPage = await pages.find(url);
    if (cachedPage && Date.now() - getStamp(cachedPage).receivedAtMs < maxPageAgeMs) return;
    // A redirected address, for example to another language, is not cached.
    const answer = await fetch(url, { cache, mode: 'same-origin', redirect: 'error' }).catch(() => undefined);
    if (answer && !isOver()) await pages.storePage(url.href, answer);
  };
  if (message.type === 'opened') {
    await offline.fetchFor(new URL(message.path, origin).pathname).catch(() => undefined);
    // The browser has the first page's document in its cache. It has fetched no document for pages that were opened
    // later.
    await cachePage(message.path, message.first ? 'only-if-cached' : 'default');
    return assets.copyLoadedFiles(message.files, origin);
  }
  const { locale } = splitLocalePath(message.from, settings.locales);
  const paths = message.paths.map((path) => localePath(path, locale, settings.locales));
  await pages.storeWatchlist(paths);
  for (const path of paths) if (!isOver()) await cachePage(path, 'default');
}
