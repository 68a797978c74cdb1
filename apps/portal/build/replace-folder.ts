import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder beside the old one and puts it in its place when it is whole: a server that reads it, or another build that
 * runs at the same time, never sees half of one.
 */
export async function replaceFolder(target: string, make: (folder: string) => Promise<unknown>): Promise<void> {
  const next = `${target}.next-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  try {
    await make(next);
    if (existsSync(target)) renameSync(target, old);
    renameSync(next, target);
  } finally {
    rmSync(next, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}
