import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '@touchline/customer-config';

/** Every edge loads the newest build within this time; before that, it may open the previous build's files. */
const minUnusedAgeMs = 10 * 60_000;

const listEntries = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/**
 * Removes customers without a folder, unused chunks and server bundles, and the remains of aborted builds.
 * Edges notice a removed customer within seconds.
 * @param isKnownCustomer whether a customer, by its id, has a folder
 */
export function removeUnused(dist: string, isKnownCustomer: (id: string) => boolean, now = Date.now()): void {
  for (const id of listEntries(join(dist, 'site'))) {
    // A name with a dot belongs to a build that may still be running.
    if (!id.includes('.') && !isKnownCustomer(id)) rmSync(join(dist, 'site', id), { recursive: true, force: true });
  }
  const sites = listEntries(join(dist, 'site')).flatMap((id) => {
    try {
      return [JSON.parse(readFileSync(join(dist, 'site', id, 'site.json'), 'utf8')) as BuiltSite];
    } catch {
      return [];
    }
  });
  const neededByFolder = {
    browser: (name: string) => sites.some(({ browser }) => browser === name),
    server: (name: string) => sites.some(({ server }) => server === name),
    site: (name: string) => !name.includes('.'),
  };
  for (const [kind, isNeeded] of Object.entries(neededByFolder)) {
    for (const name of listEntries(join(dist, kind))) {
      const folder = join(dist, kind, name);
      const ageMs = now - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now);
      if (!isNeeded(name) && ageMs > minUnusedAgeMs) rmSync(folder, { recursive: true, force: true });
    }
  }
}
