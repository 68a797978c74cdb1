/**
 * As `npm start`, with hot reload: edits of the shell, the libraries and the customer's folder show at once.
 *
 *     npm run dev -- verdant --port 4100
 */
import { runArguments } from './run/arguments.ts';
import { demandFree } from './run/ports.ts';
import { answers, backendReady, portalReady, startBackend, startDevelopment } from './run/run-portal.ts';
import { untilStopped } from './run/until-stopped.ts';

await untilStopped(async (keep) => {
  const { customer, port, apiPort, api } = runArguments(process.argv.slice(2));
  await demandFree(api === undefined ? { port, 'api-port': apiPort } : { port }, 'npm run dev');

  const backend = api === undefined ? keep(startBackend(apiPort)) : undefined;
  const origin = (await backend?.ready(backendReady))?.[1] ?? api ?? '';
  const server = keep(startDevelopment(customer, port, origin));
  await server.ready(portalReady);
  const address = `http://localhost:${port}/`;
  await answers(address);
  console.log(`\n  ${customer} is open at ${address}, with hot reload\n  Ctrl-C stops it.\n`);
  await Promise.race([server.ended, backend?.ended ?? server.ended]);
  throw new Error('The development server or the backend has ended.');
});
