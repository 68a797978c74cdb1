/** What an app is made for (section 3, "Platforms"). */
export type Platform = 'ANDROID' | 'IOS' | 'OTHER';

/** Of a browser; an iPad says that it is a Macintosh, which has no fingers on it. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/android/i.test(userAgent)) return 'ANDROID';
  const isTouchedMac = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isTouchedMac || /iPhone|iPad|iPod/.test(userAgent) ? 'IOS' : 'OTHER';
}
