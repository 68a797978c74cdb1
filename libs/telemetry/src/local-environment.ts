/** Names and addresses of the machine itself, of its network, and reserved ones (RFC 6761). */
const localHosts = [
  /(?:^|\.)(?:localhost|local|test|internal)$/,
  /^127(?:\.\d{1,3}){3}$/,
  /^0\.0\.0\.0$/,
  /^\[?::1\]?$/,
  /^10(?:\.\d{1,3}){3}$/,
  /^192\.168(?:\.\d{1,3}){2}$/,
  /^172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}$/,
];

/**
 * Whether a page runs in a local environment: analytics and push are disabled there, with a warning (specification,
 * section 8).
 * @param hostname as in `location.hostname`: no port, IPv6 in brackets
 */
export const isLocalEnvironment = (hostname: string): boolean =>
  localHosts.some((pattern) => pattern.test(hostname.toLowerCase().replace(/\.$/, '')));
