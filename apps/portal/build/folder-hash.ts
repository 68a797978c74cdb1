import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hashes the names and contents of all files of a folder. A link counts as its target; names that start with a dot are
 * skipped.
 */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const path = join(folder, name);
    if (name.split('/').some((part) => part.startsWith('.')) || !statSync(path, { throwIfNoEntry: false })?.isFile())
      continue;
    const content = readFileSync(path);
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}
