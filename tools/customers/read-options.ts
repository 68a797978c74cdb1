import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FeatureCatalogue, featureDoor, type FeatureOptions } from '@touchline/customer';
import type { z } from 'zod';
import { catalogue, shell } from '../../apps/portal/features.ts';

const portal = createRequire(join(import.meta.dirname, '../../apps/portal/package.json'));

/** The features of the shell's catalogue, read through their React-free `./options` entry points. */
export async function readFeatureCatalogue(): Promise<FeatureCatalogue> {
  const entries = Object.entries(catalogue).map(async ([id, library]) => [id, await readOptions(library)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** The schema of the shell's options in customer.json. */
export const readShellSchema = async (): Promise<z.core.$ZodType> => (await readOptions(shell)).schema;

async function readOptions(library: string): Promise<FeatureOptions> {
  const module: unknown = await import(pathToFileURL(portal.resolve(`${library}/options`)).href);
  return featureDoor.parse({ ...(module as object) });
}
