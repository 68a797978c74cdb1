import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { getPriority, setPriority } from 'node:os';

/** Steps of nice behind the process: the serving thread goes first, and rendering has the rest of the processor. */
const steps = 10;
/** The last of the nice values. */
const last = 19;

/**
 * Lets the thread that calls it give way to the others of the process: where there are as many that render as cores, the one that
 * serves would stand in line with them. Linux knows priorities of threads; elsewhere, and where they may not be set, nothing changes.
 */
export function giveWay(): void {
  try {
    // `/proc/thread-self` leads to `<process>/task/<thread>`.
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), Math.min(last, getPriority() + steps));
  } catch {
    // It renders as well as before, only not behind the others.
  }
}
