import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '@touchline/customer-config';
import { listRefusedSources } from '../security/security-headers.ts';
import { withLocal } from './with-local.ts';
import { withSandbox } from './with-sandbox.ts';
import { type StandIns, withStandIns } from './with-stand-ins.ts';

/** A customer that this edge serves. */
export interface ServedSite extends BuiltSite {
  /** Folder of files that are served unchanged. */
  publicFolder: string;
  browserFolder: string;
  /** The entry of the server bundle that this customer was built with. */
  serverFile: string;
}

export interface Sites {
  /** Finds the customer of a Host header, and ignores the header's port and letter case. */
  getByHost: (host: string | undefined) => ServedSite | undefined;
  listAll: () => ServedSite[];
}

/** Milliseconds between reads of the folder: a new or changed customer needs no restart. */
const readIntervalMs = 2_000;

/** The id of a customer. The folder of an unfinished or abandoned build has a dot in its name. */
const idPattern = /^[a-z][a-z0-9-]*$/;

/**
 * The built customers below `dist/site`.
 * @param defaultCustomer customer of unknown hosts, for development and single-customer installations; otherwise they
 * are refused
 * @param sandboxAddress origin of a sandbox payment provider, for customers who name it
 * @param isLocal whether the sites are only opened on this machine
 * @param noIndex hides all sites from search engines
 */
export function createSites(
  dist: string,
  defaultCustomer?: string,
  sandboxAddress?: string,
  standIns: StandIns = {},
  isLocal = false,
  noIndex = false,
): Sites {
  const folder = join(dist, 'site');
  let checkedAtMs = 0;
  const knownSites = new Map<string, { stamp: number; site: ServedSite }>();
  /** Builds that cannot be served: logged once, not at every check. */
  const refusedStamps = new Map<string, number>();
  const hosts = new Map<string, ServedSite>();

  const checkSites = () => {
    if (Date.now() - checkedAtMs < readIntervalMs) return;
    checkedAtMs = Date.now();
    const ids = existsSync(folder) ? readdirSync(folder).filter((name) => idPattern.test(name)) : [];
    for (const id of knownSites.keys()) if (!ids.includes(id)) knownSites.delete(id);
    for (const id of ids) refresh(id);
    hosts.clear();
    for (const { site } of knownSites.values()) for (const host of site.hosts) hosts.set(host, site);
  };

  const refresh = (id: string) => {
    const file = join(folder, id, 'site.json');
    // A build writes site.json last, so a customer that is being built has no such file yet.
    const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (stamp === undefined || knownSites.get(id)?.stamp === stamp || refusedStamps.get(id) === stamp) return;
    const builtSite = readBuilt(file);
    if (!builtSite) {
      refusedStamps.set(id, stamp);
      return;
    }
    const siteWithStandIns = withStandIns(
      sandboxAddress === undefined ? builtSite : withSandbox(builtSite, sandboxAddress),
      standIns,
    );
    const site: ServedSite = {
      ...(isLocal ? withLocal(siteWithStandIns) : siteWithStandIns),
      ...(noIndex && { noIndex }),
      publicFolder: join(folder, id, 'public'),
      browserFolder: join(dist, 'browser', builtSite.browser),
      serverFile: join(dist, 'server', builtSite.server, 'entry-server.js'),
    };
    for (const source of listRefusedSources(site.csp))
      console.error(
        `${id} names ${JSON.stringify(source)}, which is no source of a policy; its pages go on without it`,
      );
    knownSites.set(id, { stamp, site });
  };

  return {
    getByHost(host = '') {
      checkSites();
      const name = host.toLowerCase().replace(/:\d+$/, '');
      return hosts.get(name) ?? (defaultCustomer === undefined ? undefined : knownSites.get(defaultCustomer)?.site);
    },
    listAll() {
      checkSites();
      return [...knownSites.values()].map(({ site }) => site);
    },
  };
}

/** Reads a build. A broken or older build of one customer is logged and left out, so that the others are served. */
function readBuilt(file: string): BuiltSite | undefined {
  try {
    const parsedSite: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isBuiltSite(parsedSite)) return parsedSite;
    console.error(`${file} was built by another version of the portal; build the customer again`);
  } catch (error) {
    // A parser's message quotes the file, which belongs to the operator and contains no secrets.
    console.error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return undefined;
}

const isBuiltSite = (value: unknown): value is BuiltSite =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'build', 'browser', 'server', 'origin', 'headScript', 'secretScript', 'brandCss'].every(
    (key) => typeof Reflect.get(value, key) === 'string',
  ) &&
  ['hosts', 'addresses', 'csp', 'icons', 'manifests', 'sites'].every(
    (key) => typeof Reflect.get(value, key) === 'object',
  ) &&
  hasSources(Reflect.get(value, 'csp'));

const hasSources = (csp: object): boolean =>
  ['script', 'connect', 'media', 'image', 'frame'].every((kind) => Array.isArray(Reflect.get(csp, kind)));
