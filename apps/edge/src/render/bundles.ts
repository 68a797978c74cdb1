import { pathToFileURL } from 'node:url';
import type { Render } from '@touchline/feature-kit/rendering';
import type { ServedSite } from '../sites/sites.ts';

/**
 * Loads each server bundle once. A failed load is tried again for the next visitor, because a customer's files may
 * arrive before their bundle.
 */
export function createBundles(): (site: Pick<ServedSite, 'serverFile'>) => Promise<Render> {
  const rendersByFile = new Map<string, Promise<Render>>();
  return ({ serverFile }) => {
    const loadedBundle = rendersByFile.get(serverFile) ?? load(serverFile);
    rendersByFile.set(serverFile, loadedBundle);
    loadedBundle.catch(() => rendersByFile.delete(serverFile));
    return loadedBundle;
  };
}

/** A built bundle has no types: the cast names the type that the portal declares. */
const load = async (file: string): Promise<Render> =>
  ((await import(pathToFileURL(file).href)) as { render: Render }).render;
