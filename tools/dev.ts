/**
 * As `npm start`, with hot reload: edits of the shell and the libraries show at once; an edit of the customer's folder
 * starts the development server again.
 *
 *     npm run dev -- verdant --port 4100
 */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { runArguments } from './run/arguments.ts';
import { demandFree } from './run/ports.ts';
import { answers, portalReady, startDevelopment } from './run/run-portal.ts';
import { portsOf, startBehind } from './run/start-behind.ts';
import { untilStopped } from './run/until-stopped.ts';

/** Resolves a moment after something in a folder has changed: editors write in several steps. */
function changed(folder: string): Promise<'changed'> {
  return new Promise((resolve) => {
    const watcher = watch(folder, { recursive: true }, () => {
      watcher.close();
      setTimeout(resolve, 200, 'changed');
    });
  });
}

/** Why a customer is not open. The development server has printed its own error, and the next edit may fix it. */
function whyNot(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.startsWith('The development server ended')
    ? 'It cannot be shown because of what stands above.'
    : message;
}

await untilStopped(async (keep) => {
  const asked = runArguments(process.argv.slice(2));
  const { customer, port } = asked;
  await demandFree(portsOf(asked), 'npm run dev');

  const behind = await startBehind(asked, keep);
  const address = `http://localhost:${port}/`;
  const folder = join(import.meta.dirname, '../customers', customer);
  for (;;) {
    const server = keep(startDevelopment(customer, port, { ...behind, standIns: asked.standIns }));
    const edited = changed(folder);
    const open = server.ready(portalReady).then(() => answers(address));
    await Promise.race([edited, open]).then(
      (result) => {
        if (result === 'changed') return;
        console.log(`\n  ${customer} is open at ${address}, with hot reload\n  Ctrl-C stops it.\n`);
      },
      (error: unknown) => console.error(`\n  ${whyNot(error)}\n  Waiting for an edit of customers/${customer} …\n`),
    );
    const end = await Promise.race([edited, behind.gone]);
    if (end !== 'changed') throw new Error(`${end} has ended.`);
    console.log(`customers/${customer} has changed: starting again …`);
    await server.stop();
  }
});
