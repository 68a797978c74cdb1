// eslint-disable-next-line no-control-regex -- control characters are what is refused
const hidden = /[\u0000-\u0020\u007f\\]/;
const longest = 2048;

/** An address from outside that a browser may be sent to: https, no user info, no port, nothing that hides in it. Else null. */
export function httpsAddress(text: string): URL | null {
  if (text.length > longest || hidden.test(text) || !/^https:\/\/[^/]/i.test(text)) return null;
  const url = URL.parse(text);
  return url?.protocol === 'https:' && !url.username && !url.password && !url.port ? url : null;
}

/** A path from outside that stays on this site. */
export const isOwnPath = (text: string): boolean =>
  text.length <= longest && !hidden.test(text) && /^\/(?!\/)/.test(text);
