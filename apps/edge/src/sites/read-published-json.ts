import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServedSite } from './sites.ts';

/** Reads a JSON file that a customer's build has published. @param address the file's address in `site.json` */
export const readPublishedJson = async (
  { publicFolder }: Pick<ServedSite, 'publicFolder'>,
  address: string,
): Promise<unknown> => JSON.parse(await readFile(join(publicFolder, address), 'utf8'));
