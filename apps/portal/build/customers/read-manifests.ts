import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FeatureCatalogue, featureManifest } from '@touchline/customer-config';
import { z } from 'zod';
import { catalogue, shell } from '../../features.ts';

const portal = createRequire(join(import.meta.dirname, '../../package.json'));

/** Imports a module as the portal resolves it, so that a library's replacement is imported. */
const importFromPortal = async (name: string): Promise<unknown> => import(pathToFileURL(portal.resolve(name)).href);

/**
 * Reads the manifests of all features.
 * @throws ZodError for a package without a manifest of its key in the catalogue
 */
export async function readFeatureCatalogue(): Promise<FeatureCatalogue> {
  const entries = Object.entries(catalogue).map(async ([id, door]) => {
    const schema = z.object({ manifest: z.looseObject({ id: z.literal(id) }) });
    return [id, featureManifest.parse(schema.parse(await importFromPortal(door)).manifest)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The schema of the shell's options in customer.json. */
export const readShellSchema = async (): Promise<z.core.$ZodType> =>
  featureManifest.parse(await importFromPortal(`${shell}/options`)).options;
