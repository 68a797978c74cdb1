import { createHash } from 'node:crypto';

/**
 * A chunk's name as digits: lists of content blockers match words such as `banner`, and never these. The same name has the same digits in each build,
 * so that a page knows what a new build has in the place of its chunks.
 */
export function neutralName(name: string): string {
  const start = createHash('sha256').update(name).digest().readUInt32BE(0);
  return String(start % 1_000_000).padStart(6, '0');
}
