/** Sites of this machine, whatever their port: what a sandbox is for. */
export const localOrigins: readonly string[] = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];

const pattern = /^(https?):\/\/(\*\.)?([a-z0-9.-]{1,253})(?::(\*|\d{1,5}))?$/;

/** Whether a text may stand among the origins of a key: as the Content-Security-Policy writes a source, `http://*.localhost:*`. */
export const isOriginPattern = (text: string): boolean => pattern.test(text);

const defaultPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** Whether an origin is one that a key may be used on. @param origin as `URL.origin` gives it */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  const url = URL.parse(origin);
  if (!url || url.origin !== origin) return false;
  const scheme = url.protocol.slice(0, -1);
  return allowed.some((one) => {
    const [, wantedScheme, wildcard, host = '', port] = pattern.exec(one) ?? [];
    if (scheme !== wantedScheme) return false;
    if (wildcard ? !url.hostname.endsWith(`.${host}`) : url.hostname !== host) return false;
    return port === '*' || (url.port || defaultPorts[scheme]) === (port ?? defaultPorts[scheme]);
  });
}
