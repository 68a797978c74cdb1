/**
 * As `npm start`, with hot reload: edits of the shell and the libraries show at once; an edit of the customer's folder
 * starts the development server again.
 *
 *     npm run dev -- verdant --port 4100
 */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { printBackendNotices } from './customers/backend-notices.ts';
import { parseRunArguments } from './run/arguments.ts';
import { requireFreePorts } from './run/ports.ts';
import { waitForAnswer, portalReadyPattern, startDevelopment } from './run/run-portal.ts';
import { getPorts, startPortalServers } from './run/start-behind.ts';
import { runUntilStopped } from './run/run-until-stopped.ts';

/** Resolves a moment after a change in a folder, because editors write in several steps. */
function waitForChange(folder: string): Promise<'changed'> {
  return new Promise((resolve) => {
    const watcher = watch(folder, { recursive: true }, () => {
      watcher.close();
      setTimeout(resolve, 200, 'changed');
    });
  });
}

/**
 * Returns the message about a customer that does not start. The development server prints its own error, and the next
 * edit may fix it.
 */
function getStartProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.startsWith('The development server ended')
    ? 'It cannot be shown because of what stands above.'
    : message;
}

await runUntilStopped(async (addGroup) => {
  const options = parseRunArguments(process.argv.slice(2));
  const { customer, port } = options;
  await requireFreePorts(getPorts(options), 'npm run dev');

  const portalServers = await startPortalServers(options, addGroup);
  const address = `http://localhost:${port}/`;
  const folder = join(import.meta.dirname, '../customers', customer);
  for (;;) {
    const server = addGroup(startDevelopment(customer, port, { ...portalServers, standIns: options.standIns }));
    const editPromise = waitForChange(folder);
    const open = server.ready(portalReadyPattern).then(() => waitForAnswer(address));
    await Promise.race([editPromise, open]).then(
      (result) => {
        if (result === 'changed') return;
        console.log(`\n  ${customer} is open at ${address}, with hot reload\n  Ctrl-C stops it.\n`);
        void printBackendNotices(customer, portalServers.api);
      },
      (error: unknown) =>
        console.error(`\n  ${getStartProblem(error)}\n  Waiting for an edit of customers/${customer} …\n`),
    );
    const end = await Promise.race([editPromise, portalServers.exitMessage]);
    if (end !== 'changed') throw new Error(`${end} has ended.`);
    console.log(`customers/${customer} has changed: starting again …`);
    await server.stop();
  }
});
