import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const buildSchema = z.object({ sourcesHash: z.string(), browser: z.string(), server: z.string() });

/**
 * Whether a customer's build exists, is complete, and has the same inputs.
 * @param sourcesHash hash of the sources and folder of a new build
 * @param isSiteOnly whether the build has only the customer's folder, without chunks and server bundle
 */
export function isUnchanged(dist: string, id: string, sourcesHash: string, isSiteOnly: boolean): boolean {
  const file = join(dist, 'site', id, 'site.json');
  const site = readBuilt(file);
  if (site?.sourcesHash !== sourcesHash) return false;
  return (
    isSiteOnly || (existsSync(join(dist, 'browser', site.browser)) && existsSync(join(dist, 'server', site.server)))
  );
}

function readBuilt(file: string): z.output<typeof buildSchema> | undefined {
  try {
    return buildSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
