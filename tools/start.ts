/**
 * Builds a customer, starts the reference backend and the edge, and prints the address when it answers.
 *
 *     npm start                           the first customer, nordic
 *     npm start -- verdant --port 4100    another one, on another port
 *     npm start -- nordic --api https://api.example.com    with a backend that runs elsewhere
 */
import { runArguments } from './run/arguments.ts';
import { demandFree } from './run/ports.ts';
import { answers, backendReady, buildCustomer, portalReady, startBackend, startEdge } from './run/run-portal.ts';
import { untilStopped } from './run/until-stopped.ts';

await untilStopped(async (keep) => {
  const { customer, port, apiPort, api } = runArguments(process.argv.slice(2));
  await demandFree(api === undefined ? { port, 'api-port': apiPort } : { port }, 'npm start');

  console.log(`Building ${customer} and starting the reference backend …`);
  const backend = api === undefined ? keep(startBackend(apiPort)) : undefined;
  const build = keep(buildCustomer(customer));
  const [, origin] = await Promise.all([
    build.succeeded(),
    backend?.ready(backendReady).then(([, address = '']) => address) ?? api ?? '',
  ]);

  const edge = keep(startEdge(customer, port, origin));
  await edge.ready(portalReady);
  const address = `http://localhost:${port}/`;
  await answers(address);
  console.log(`\n  ${customer} is open at ${address}\n  Ctrl-C stops it.\n`);

  const gone = await Promise.race([
    edge.ended.then(() => 'The edge'),
    ...(backend ? [backend.ended.then(() => 'The reference backend')] : []),
  ]);
  throw new Error(`${gone} has ended.`);
});
