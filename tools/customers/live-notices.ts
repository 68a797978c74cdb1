import { join } from 'node:path';
import { type Fault, readJsonFile, readRedirects } from '@touchline/customer-config';
import { findBackendNotices } from './backend-notices.ts';

/** An address of customer.json. */
interface NamedAddress {
  path: string;
  url: string;
}

/** A faulty file must not cause hundreds of requests. */
const maxAddresses = 60;
/** Milliseconds for all requests together. */
const timeoutMs = 10_000;

/** Lists of customer.json that have hosts in place of addresses. */
const hostLists = /^(?:csp\.\w+|redirect_hosts)\[\d+\]$/;

/** Lists all addresses in a value, with their paths such as `social_links.x`. A host with a wildcard has no address. */
function listAddresses(value: unknown, path = ''): NamedAddress[] {
  if (typeof value === 'string') {
    const address = hostLists.test(path) && !value.includes('*') ? `https://${value.replace(/^\w+:\/\//, '')}` : value;
    const url = /^(?:https?|wss?):\/\//.test(address) ? URL.parse(address.replace(/^ws/, 'http')) : null;
    return url ? [{ path, url: url.href }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => listAddresses(entry, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => listAddresses(entry, path === '' ? key : `${path}.${key}`));
}

/** The reason for a missing answer; undefined if the server answers. Any status below 500 is an answer. */
async function findFailure(url: string, request: typeof fetch, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { status, body } = await request(url, { redirect: 'manual', signal });
    await body?.cancel();
    return status >= 500 ? `status ${status}` : undefined;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause);
  }
}

/** The address that answers if a socket server runs. */
const getSocketAddress = (base: string): string =>
  new URL('/socket.io/?EIO=4&transport=polling', base.replace(/^ws/, 'http')).href;

/**
 * Asks the servers that customer.json names: backend, socket, and every other address. For a check on request, because
 * a build calls no network.
 * @param customer the parsed customer.json
 * @param request the fetch function
 * @returns a notice for each server that does not answer, and for each league or team that the backend does not know
 */
export async function findLiveNotices(
  id: string,
  customer: Readonly<Record<string, unknown>>,
  redirects: Parameters<typeof findBackendNotices>[1]['redirects'],
  request: typeof fetch = fetch,
): Promise<Fault[]> {
  const file = `${id}/customer.json`;
  const {
    api_base: api = '/',
    socket_base_url: socket,
    custom_domain_url: site,
    $schema: _schema,
    ...others
  } = customer;
  const origin = typeof site === 'string' ? site : undefined;
  const isOnSite = api === '/' && origin === undefined;
  const siteNotices: Fault[] = isOnSite
    ? [
        {
          file,
          path: 'custom_domain_url',
          found: 'no value',
          expected: 'the public address, behind which api_base "/" is',
        },
      ]
    : await findBackendNotices(id, { customer, redirects }, origin ?? 'https://invalid', request);
  const socketBase = socket === '/' ? origin : socket;
  const socketAddresses =
    typeof socketBase === 'string' ? [{ path: 'socket_base_url', url: getSocketAddress(socketBase) }] : [];
  const siteAddresses = origin === undefined ? [] : [{ path: 'custom_domain_url', url: origin }];
  const addresses = [...siteAddresses, ...socketAddresses, ...listAddresses(others)].slice(0, maxAddresses);
  const signal = AbortSignal.timeout(timeoutMs);
  const failures = await Promise.all(addresses.map(({ url }) => findFailure(url, request, signal)));
  const silentNotices = addresses.flatMap(({ path, url }, index) =>
    failures[index] === undefined
      ? []
      : [{ file, path, found: `no answer from ${url} (${failures[index]})`, expected: 'an address that answers' }],
  );
  return [...siteNotices, ...silentNotices];
}

/** The live notices of a customer's folder. @param customersFolder the folder of all customers */
export async function readLiveNotices(id: string, customersFolder: string): Promise<Fault[]> {
  const folder = join(customersFolder, id);
  const { value } = readJsonFile(folder, 'customer.json');
  return typeof value === 'object' && value !== null
    ? findLiveNotices(id, Object.fromEntries(Object.entries(value)), readRedirects(folder))
    : [];
}
