import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder next to the old one and renames it into place when it is complete.
 * A server that reads it, or a build that runs at the same time, never sees a partial folder.
 */
export async function replaceFolder(target: string, fillFolder: (folder: string) => Promise<unknown>): Promise<void> {
  const newFolder = `${target}.next-${process.pid}`;
  const oldFolder = `${target}.old-${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  try {
    await fillFolder(newFolder);
    if (existsSync(target)) renameSync(target, oldFolder);
    renameSync(newFolder, target);
  } finally {
    rmSync(newFolder, { recursive: true, force: true });
    rmSync(oldFolder, { recursive: true, force: true });
  }
}
