import type { GuardOutcome, PageRoute } from '@touchline/feature-kit';
import { splitLocalePath, getTranslator } from '@touchline/i18n';
import type { AppParts } from '../parts/app-parts.ts';

/** Removes the locale's prefix: pages and guards know addresses without it. */
export const removeLocalePrefix = (fullUrl: URL, { locales }: AppParts['site']): URL =>
  new URL(splitLocalePath(fullUrl.pathname, locales).path + fullUrl.search, fullUrl);

/** Milliseconds: a guard may wait for a session's renewal, which takes less time. */
const guardTimeoutMs = 10_000;

/** Waits for a guard's answer. @throws Error after `guardTimeoutMs` */
async function withTimeout<T>(answer: T | Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A guard does not answer')), guardTimeoutMs);
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The page that a navigation leaves; null once the browser has changed the address, as for Back or the first page. */
export function getPreviousPage(fullUrl: URL, site: AppParts['site']): URL | null {
  const currentUrl = new URL(location.href);
  return currentUrl.pathname + currentUrl.search === fullUrl.pathname + fullUrl.search
    ? null
    : removeLocalePrefix(currentUrl, site);
}

/**
 * Asks the features' guards in order until a guard stops the viewer (specification, section 2).
 * A guard that throws or hangs is reported; a public page then opens, and a member page stays closed.
 * @param fullUrl the page's address
 * @throws the original error when the guards' code fails to load
 */
export async function guardPage(
  { features, site, atoms, session, telemetry, notices, i18n }: AppParts,
  route: PageRoute,
  fullUrl: URL,
): Promise<GuardOutcome> {
  const { access = 'public' } = route;
  const { guards } = await features();
  const url = removeLocalePrefix(fullUrl, site);
  const from = getPreviousPage(fullUrl, site);
  for (const guardFunction of await guards()) {
    try {
      const outcome = await withTimeout(guardFunction({ url, from, access, atoms, session }));
      if (outcome.kind !== 'pass') return outcome;
    } catch (error) {
      telemetry.error(error, { page: route.page });
      if (access !== 'member') continue;
      notices.notify('danger', getTranslator(i18n, 'shell')('errors.server_error'));
      return from ? { kind: 'aborted' } : { kind: 'redirect', to: '/' };
    }
  }
  return { kind: 'pass' };
}
