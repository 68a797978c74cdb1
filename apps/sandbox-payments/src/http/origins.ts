/** This machine's origins on all ports, the default of the sandbox. */
export const localOrigins: readonly string[] = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'];

const pattern = /^(https?):\/\/(\*\.)?([a-z0-9.-]{1,253})(?::(\*|\d{1,5}))?$/;

/** Whether a text is an origin in the notation of a Content-Security-Policy source, such as `http://*.localhost:*`. */
export const isOriginPattern = (text: string): boolean => pattern.test(text);

const defaultPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** Whether a key allows an origin. @param origin as `URL.origin` returns it */
export function isAllowedOrigin(origin: string, allowedOrigins: readonly string[]): boolean {
  const url = URL.parse(origin);
  if (!url || url.origin !== origin) return false;
  const scheme = url.protocol.slice(0, -1);
  return allowedOrigins.some((allowedPattern) => {
    const [, allowedScheme, wildcard, host = '', port] = pattern.exec(allowedPattern) ?? [];
    if (scheme !== allowedScheme) return false;
    if (wildcard ? !url.hostname.endsWith(`.${host}`) : url.hostname !== host) return false;
    return port === '*' || (url.port || defaultPorts[scheme]) === (port ?? defaultPorts[scheme]);
  });
}
