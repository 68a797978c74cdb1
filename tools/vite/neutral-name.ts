import { createHash } from 'node:crypto';

/**
 * Returns a chunk's name as digits, because lists of content blockers match words such as `banner`. A name has the same
 * digits in each build, so a page recognizes a new build's replacement of a chunk.
 */
export function toNeutralName(name: string): string {
  const start = createHash('sha256').update(name).digest().readUInt32BE(0);
  return String(start % 1_000_000).padStart(6, '0');
}
