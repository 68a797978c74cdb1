/** A host and its parent domains: the tag sets its cookies on the highest domain that the browser allows. */
function getDomains(host: string): string[] {
  const hostLabels = host.split('.');
  return hostLabels.slice(0, -1).map((_, index) => hostLabels.slice(index).join('.'));
}

/** Assignments to `document.cookie` that delete the tag's cookies: `_ga` and `_ga_<measurement id>`. */
export function getExpiredCookies(
  measurementId: string,
  { cookie, location }: Pick<Document, 'cookie' | 'location'>,
): string[] {
  const cookieNames = new Set(['_ga', `_ga_${measurementId.replace(/^G-/, '')}`]);
  const presentNames = cookie.split('; ').map((cookiePair) => cookiePair.slice(0, cookiePair.indexOf('=')));
  return presentNames
    .filter((name) => cookieNames.has(name))
    .flatMap((name) => {
      const expiredCookie = `${name}=; path=/; max-age=0`;
      return [expiredCookie, ...getDomains(location.hostname).map((domain) => `${expiredCookie}; domain=${domain}`)];
    });
}
