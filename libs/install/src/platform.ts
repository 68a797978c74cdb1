/** Platforms for which the customer may have an app in a store. */
export type Platform = 'android' | 'ios';

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Other browsers on iOS, whose user agents also contain `Safari`. */
const nonSafariPattern = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|DuckDuckGo|YaBrowser/;

function isSafari(userAgent: string): boolean {
  const version = userAgent.indexOf('Version/');
  return version >= 0 && userAgent.includes(' Safari/', version) && !nonSafariPattern.test(userAgent);
}

/**
 * Returns the platform of a phone or tablet, else null (specification, section 3, "Platforms"). An iPad calls itself a
 * Macintosh, but unlike a Mac it has touch points.
 */
export function getPlatform({ userAgent, maxTouchPoints }: Device): Platform | null {
  if (/android/i.test(userAgent)) return 'android';
  const isTouchedMac = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isTouchedMac || /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : null;
}

/** @returns whether this is Safari on an iPhone or iPad, which has no install prompt and needs instructions */
export const isAppleSafari = (device: Device): boolean => getPlatform(device) === 'ios' && isSafari(device.userAgent);

/**
 * Returns the phone's platform; null on tablets and desktops, and in Safari, which has its own banner (specification,
 * section 4: mobile, not Safari).
 */
export function getPhone(userAgent: string): Platform | null {
  if (/android/i.test(userAgent)) return /mobile/i.test(userAgent) ? 'android' : null;
  return /iPhone|iPod/.test(userAgent) && !isSafari(userAgent) ? 'ios' : null;
}
