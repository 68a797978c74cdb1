/** Pages without an offer, where viewers watch, sign in or pay. */
const busySubpaths =
  /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:events|channels|clips|highlights?|videos?|auth|account|club|code|plans|payment|checkout|redirect|following)\/./i;
const busyExactPaths = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:auth|club|code|plans|payment|checkout)\/?$/i;

/** Whether the viewer watches, signs in or pays on a page. @param pathname with the locale's prefix */
export const isBusy = (pathname: string): boolean => busySubpaths.test(pathname) || busyExactPaths.test(pathname);

/**
 * @returns whether this is Safari on an iPhone or iPad, which has no install prompt and needs instructions. An iPad
 * calls itself a Mac.
 */
export const isAppleSafari = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) &&
  /Safari\//.test(userAgent) &&
  !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\//.test(userAgent);
