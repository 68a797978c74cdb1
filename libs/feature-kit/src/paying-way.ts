import { pageKey } from './marks.ts';

/** Query word of a checkout that a new account was led to: the steps of signing up come after it. */
export const signedUpWord = 'signedUp';

/** Whether a path, without the locale's prefix, is one on which an order is paid or followed (section 2). What is asked of new viewers waits until then. */
export const isPayingPath = (path: string): boolean => /^\/(?:payment|account\/(?:ppv|subscription)\/buy)\//.test(path);

const name = 'paid-way';

/** Notes the page that has just been paid for: it opens before anything is asked of its viewer. @param path without the locale's prefix */
export function notePaidWay(path: string): void {
  try {
    sessionStorage.setItem(pageKey(name), path.split(/[?#]/, 1)[0] ?? path);
  } catch {
    // Where nothing can be stored the guards ask before the page.
  }
}

/** Whether this tab has just paid for a page. @param path without the locale's prefix and without a query */
export function isPaidWay(path: string): boolean {
  try {
    return sessionStorage.getItem(pageKey(name)) === path;
  } catch {
    return false;
  }
}
