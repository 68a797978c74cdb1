import { pathToFileURL } from 'node:url';
import type { Render } from '@touchline/feature-kit/rendering';
import type { ServedSite } from './sites.ts';

/**
 * The doors of the server bundles, each loaded once. One that could not be loaded is tried again by the next visitor: a customer's
 * files may arrive before the bundle they name.
 */
export function createBundles(): (site: Pick<ServedSite, 'serverFile'>) => Promise<Render> {
  const loaded = new Map<string, Promise<Render>>();
  return ({ serverFile }) => {
    const known = loaded.get(serverFile) ?? load(serverFile);
    loaded.set(serverFile, known);
    known.catch(() => loaded.delete(serverFile));
    return known;
  };
}

/** A built bundle has no types of its own: its door is typed where the shell declares it. */
const load = async (file: string): Promise<Render> =>
  ((await import(pathToFileURL(file).href)) as { render: Render }).render;
