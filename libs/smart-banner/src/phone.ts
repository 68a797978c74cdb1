/** Phones for which the customer may have an app in a store. */
export type Phone = 'android' | 'ios';

/** Browsers on iOS whose user agent claims Safari, too. */
const nonSafariPattern = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser/;

/**
 * Detects the phone; null on tablets and desktops, and in Safari, which has its own banner (specification, section 4:
 * mobile, not Safari).
 * @param userAgent the browser's user agent
 */
export function getPhone(userAgent: string): Phone | null {
  if (/android/i.test(userAgent)) return /mobile/i.test(userAgent) ? 'android' : null;
  if (!/iPhone|iPod/.test(userAgent)) return null;
  const version = userAgent.indexOf('Version/');
  const isSafari = version >= 0 && userAgent.includes(' Safari/', version) && !nonSafariPattern.test(userAgent);
  return isSafari ? null : 'ios';
}
