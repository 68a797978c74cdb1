import { pageKey } from './marks.ts';

/** Query parameter of a new account's checkout: the sign-up steps come after it. */
export const signedUpWord = 'signedUp';

/**
 * Whether a path, without the locale's prefix, belongs to the payment of an order (section 2). Questions to new viewers
 * wait until then.
 */
export const isPayingPath = (path: string): boolean => /^\/(?:payment|account\/(?:ppv|subscription)\/buy)\//.test(path);

const name = 'paid-way';

/**
 * Notes the page of a fresh payment, which opens before any question to its viewer.
 * @param path without the locale's prefix
 */
export function notePaidWay(path: string): void {
  try {
    sessionStorage.setItem(pageKey(name), path.split(/[?#]/, 1)[0] ?? path);
  } catch {
    // Without storage the guards ask before the page.
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
