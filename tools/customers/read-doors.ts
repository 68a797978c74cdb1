import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FeatureCatalogue, FeatureOptions } from '@touchline/customer';
import { z } from 'zod';
import { catalogue, shell } from '../../apps/portal/features.ts';

const portal = createRequire(join(import.meta.dirname, '../../apps/portal/package.json'));

const schema = z.custom<z.core.$ZodType>(
  (value) => typeof value === 'object' && value !== null && '_zod' in value,
  'a zod schema',
);

/** What the `./options` door of a feature, or of the shell, may give; `FeatureOptions` says what for. */
const door = z.object({
  options: schema.default(z.strictObject({})),
  always: z.boolean().optional(),
  customerKeys: z.record(z.string(), schema).optional(),
  pages: z.array(z.string()).optional(),
  legal: z.array(z.string()).optional(),
  needs: z.array(z.string()).optional(),
  content: z
    .custom<NonNullable<FeatureOptions['content']>>((value) => typeof value === 'function', 'a function')
    .optional(),
  csp: z.custom<NonNullable<FeatureOptions['csp']>>((value) => typeof value === 'function', 'a function').optional(),
});

/** The features of the shell's catalogue, read through their React-free `./options` doors. */
export async function featureCatalogue(): Promise<FeatureCatalogue> {
  const entries = Object.entries(catalogue).map(async ([id, library]) => {
    const { options, ...others } = await readDoor(library);
    return [id, { schema: options, ...others }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The schema of what a customer may choose of the shell. */
export const shellOptions = async (): Promise<z.core.$ZodType> => (await readDoor(shell)).options;

async function readDoor(library: string): Promise<z.output<typeof door>> {
  const module: unknown = await import(pathToFileURL(portal.resolve(`${library}/options`)).href);
  return door.parse({ ...(module as object) });
}
