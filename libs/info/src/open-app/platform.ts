/** Platforms of an app (specification, section 3, "Platforms"). */
export type Platform = 'ANDROID' | 'IOS' | 'OTHER';

/** Detects the platform. An iPad calls itself a Macintosh, but unlike a Mac it has touch points. */
export function getPlatform({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/android/i.test(userAgent)) return 'ANDROID';
  const isTouchedMac = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isTouchedMac || /iPhone|iPad|iPod/.test(userAgent) ? 'IOS' : 'OTHER';
}
