import { httpsAddress } from '@touchline/feature-kit';
import type { Platform } from '../platform.ts';

/** The app's name in Google Play's address. */
function getPackageName(store: string): string | null {
  const url = httpsAddress(store);
  const id = url?.hostname === 'play.google.com' ? url.searchParams.get('id') : null;
  return id !== null && /^\w+(?:\.\w+)+$/.test(id) ? id : null;
}

/** Whether the page is in another app's web view, which can only open web addresses. */
const isInApp = (userAgent: string): boolean => /; wv\)/.test(userAgent);

/**
 * Address behind the banner: on Android the same page in the app, with the store as fallback; on other phones the store
 * (docs/decisions/0043).
 * @param store the app's address in its store
 * @param page the page's own address
 */
export function getAppAddress(phone: Platform, store: string, page: string, userAgent: string): string {
  const packageName = phone === 'android' && !isInApp(userAgent) ? getPackageName(store) : null;
  if (packageName === null) return store;
  const { host, pathname, search } = new URL(page);
  const fallbackParam = encodeURIComponent(store);
  return `intent://${host}${pathname}${search}#Intent;scheme=https;package=${packageName};S.browser_fallback_url=${fallbackParam};end`;
}
