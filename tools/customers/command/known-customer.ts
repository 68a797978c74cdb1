import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './surroundings.ts';

/** The shell's line for a verb, as in every message. */
export const getCommandLine = (...words: readonly string[]): string => ['npm run customer --', ...words].join(' ');

/** @throws Refusal if the customers' folder has an entry with this name */
export function requireFreeName(customersFolder: string, id: string): void {
  if (existsSync(join(customersFolder, id)))
    throw new Refusal(`customers/${id} exists: choose another id, or ${getCommandLine('remove', id)}`);
}
