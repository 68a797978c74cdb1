import { readdirSync } from 'node:fs';

/** The names in a folder, without hidden ones; none where it is missing, or a file stands in its place. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}
