import { pathToFileURL } from 'node:url';
import type { Render } from '@touchline/feature-kit/rendering';
import type { ServedSite } from '../sites/sites.ts';

/**
 * Loads each server bundle once. A failed load is tried again for the next visitor, because a customer's files may
 * arrive before their bundle.
 */
export function createBundles(): (site: Pick<ServedSite, 'serverFile'>) => Promise<Render> {
  const loaded = new Map<string, Promise<Render>>();
  return ({ serverFile }) => {
    const loadedBundle = loaded.get(serverFile) ?? load(serverFile);
    loaded.set(serverFile, loadedBundle);
    loadedBundle.catch(() => loaded.delete(serverFile));
    return loadedBundle;
  };
}

/** A built bundle has no types: the cast names the type that the portal declares. */
const load = async (file: string): Promise<Render> =>
  ((await import(pathToFileURL(file).href)) as { render: Render }).render;
