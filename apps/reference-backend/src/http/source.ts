import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import * as z from 'zod/mini';

/**
 * Returns the source of a request for rate limits, an IPv4 address or an IPv6 network. A household has billions of IPv6
 * addresses.
 */
export type GetSource = (context: Context) => string;

/** The part of @hono/node-server's `env` that contains the connection. Tests without a port have none. */
const connectionSchema = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) }),
});

const addressBits = { ipv4: 32, ipv6: 128 } as const;
const getFamily = (address: string): keyof typeof addressBits => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Converts `::ffff:10.0.0.1`, the name of an IPv4 address in an IPv6 socket, to 10.0.0.1. */
const normalizeAddress = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** Returns the first 64 bits of an IPv6 address; other addresses unchanged. */
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

/** Adds an address such as `10.0.0.1` or a network such as `10.0.0.0/8`. @throws RangeError for other texts */
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
 * Creates the function that finds the source of a request.
 * @param proxies the addresses or networks of trusted proxies. The X-Forwarded-For of other callers may be forged
 * @returns a function of the connection's address and the request's X-Forwarded-For
 * @throws RangeError for an invalid address or network
 */
export function createSourceReader(
  proxies: readonly string[] = [],
): (connection: string | undefined, forwarded: string | undefined) => string {
  const isHop = readHops(proxies);
  return (connection, forwarded = '') => {
    if (connection === undefined) return 'unknown';
    let source = normalizeAddress(connection);
    // Each proxy appends the address of its caller, so the last address is the nearest.
    for (const address of forwarded.split(',').map(normalizeAddress).toReversed()) {
      if (!isHop(source) || isIP(address) === 0) break;
      source = address;
    }
    return toNetwork(source);
  };
}

/**
 * Creates the function that finds a request's source.
 * @param proxies see {@link createSourceReader}
 * @throws RangeError
 */
export function getSource(proxies: readonly string[] = []): GetSource {
  const readSource = createSourceReader(proxies);
  return (context) => readSource(getCaller(context), context.req.header('x-forwarded-for'));
}

/** Returns the origin of the calling portal, such as https://tv.example.org; undefined unless a trusted proxy names it. */
export type GetPortal = (context: Context) => string | undefined;

const hostPattern = /^[a-z\d.-]{1,253}(?::\d{1,5})?$/i;

/** Creates the function. @param proxies the proxies whose X-Forwarded-Host and X-Forwarded-Proto the server trusts */
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
