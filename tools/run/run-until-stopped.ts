import { onStop } from './on-stop.ts';
import type { ProcessGroup } from './process-group.ts';

/**
 * Runs until Ctrl-C, a signal, the end of the parent terminal, or a failure; then stops every started group.
 * @param main starts groups and passes each to `addGroup`; it may end while they run on
 */
export async function runUntilStopped(
  main: (addGroup: (group: ProcessGroup) => ProcessGroup) => Promise<void>,
): Promise<void> {
  const groups: ProcessGroup[] = [];
  let isStopping = false;
  const stopped = new Promise<number>((resolve) => {
    onStop(() => {
      isStopping = true;
      resolve(0);
    });
  });
  const failed = new Promise<number>((resolve) => {
    const addGroup = (group: ProcessGroup) => {
      groups.push(group);
      return group;
    };
    main(addGroup).catch((error: unknown) => {
      // A program that this run stops has not failed.
      if (isStopping) return;
      console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
      resolve(1);
    });
  });
  const code = await Promise.race([stopped, failed]);
  await Promise.all(groups.map((group) => group.stop()));
  process.exit(code);
}
