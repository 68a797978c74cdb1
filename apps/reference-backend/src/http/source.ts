import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import * as z from 'zod/mini';

/**
 * The source of a request, for rate limits: an IPv4 address, or the network of an IPv6 address, because one household
 * has billions of those.
 */
export type GetSource = (context: Context) => string;

/** Connections from @hono/node-server; absent in tests without a port. */
const connectionSchema = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) }),
});

const addressBits = { ipv4: 32, ipv6: 128 } as const;
const getFamily = (address: string): keyof typeof addressBits => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** `::ffff:10.0.0.1` is 10.0.0.1, as a socket for both families names it. */
const normalizeAddress = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** The first 64 bits of an IPv6 address. */
function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter(Boolean).join(':'));
  const splitGroups = (halfAddress: string): string[] => (halfAddress === '' ? [] : halfAddress.split(':'));
  const addressGroups = splitGroups(head);
  const right = splitGroups(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - addressGroups.length - right.length) }, () => '0');
  const all = [...addressGroups, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
  return `${all.slice(0, 4).join(':')}::/64`;
}

/** Adds `10.0.0.1` or `10.0.0.0/8`. @throws RangeError for any other text */
function addHop(hops: BlockList, hop: string): void {
  const [address = '', length] = hop.split('/').map(normalizeAddress);
  const family = getFamily(address);
  const prefix = length === undefined ? addressBits[family] : Number(length);
  if (isIP(address) === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > addressBits[family])
    throw new RangeError(`not an address or a network: ${hop}`);
  hops.addSubnet(address, prefix, family);
}

const readHops = (proxies: readonly string[]): ((address: string) => boolean) => {
  const hops = new BlockList();
  for (const proxy of proxies) addHop(hops, proxy);
  return (address) => hops.check(address, getFamily(address));
};

const getCaller = (context: Context): string | undefined =>
  z.safeParse(connectionSchema, context.env).data?.incoming.socket.remoteAddress;

/**
 * Finds the source of a connection.
 * @param proxies addresses or networks of trusted servers, whose X-Forwarded-For names a request's source; other
 * callers could invent it
 * @returns a function of the connection's address and its X-Forwarded-For
 * @throws RangeError for an invalid address or network
 */
export function createSourceReader(
  proxies: readonly string[] = [],
): (connection: string | undefined, forwarded: string | undefined) => string {
  const isHop = readHops(proxies);
  return (connection, forwarded = '') => {
    if (connection === undefined) return 'unknown';
    let source = normalizeAddress(connection);
    // Starts with the nearest hop, and stops at the first untrusted one.
    for (const address of forwarded.split(',').map(normalizeAddress).toReversed()) {
      if (!isHop(source) || isIP(address) === 0) break;
      source = address;
    }
    return toNetwork(source);
  };
}

/** @param proxies as {@link createSourceReader} reads them @throws RangeError for an invalid one */
export function getSource(proxies: readonly string[] = []): GetSource {
  const readSource = createSourceReader(proxies);
  return (context) => readSource(getCaller(context), context.req.header('x-forwarded-for'));
}

/** The origin of the calling portal, such as https://tv.example.org; undefined unless a trusted proxy names it. */
export type GetPortal = (context: Context) => string | undefined;

const hostPattern = /^[a-z\d.-]{1,253}(?::\d{1,5})?$/i;

/** @param proxies those whose X-Forwarded-Host and X-Forwarded-Proto the server trusts; other callers could name any site */
export function getPortal(proxies: readonly string[] = []): GetPortal {
  const isHop = readHops(proxies);
  return (context) => {
    const caller = getCaller(context);
    const forwardedFor = context.req.header('x-forwarded-host') ?? '';
    if (caller === undefined || !isHop(normalizeAddress(caller)) || !hostPattern.test(forwardedFor)) return undefined;
    const isHttps = context.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
    return `${isHttps ? 'https' : 'http'}://${forwardedFor.toLowerCase()}`;
  };
}
