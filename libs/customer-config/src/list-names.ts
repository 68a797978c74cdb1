import { readdirSync } from 'node:fs';

/** The names in a folder, without hidden ones; empty for a missing folder, or a file in its place. */
export function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}
