import { readdirSync } from 'node:fs';

/** The names in a folder, without hidden ones; empty when the folder is missing, or a file has its place. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}
