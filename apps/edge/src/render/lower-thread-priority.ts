import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { getPriority, setPriority } from 'node:os';

/** Steps of nice below the process: the serving thread runs first, and rendering gets the rest of the processor. */
const niceIncrement = 10;
const maxNice = 19;

/**
 * Lowers the priority of the calling thread, because as many rendering threads as cores would delay the serving thread.
 * Only Linux has priorities of threads; elsewhere, or without permission, the priority does not change.
 */
export function lowerThreadPriority(): void {
  try {
    // `/proc/thread-self` leads to `<process>/task/<thread>`.
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), Math.min(maxNice, getPriority() + niceIncrement));
  } catch {
    // Rendering also works with the priority of the other threads.
  }
}
