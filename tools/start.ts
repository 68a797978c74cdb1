/**
 * Builds a customer, starts the reference backend, the sandbox payment provider and the edge, and prints the address when it answers.
 *
 *     npm start                           the first customer, nordic
 *     npm start -- verdant --port 4100    another one, on another port
 *     npm start -- nordic --api https://api.example.com    with a backend that runs elsewhere
 */
import { runArguments } from './run/arguments.ts';
import { demandFree } from './run/ports.ts';
import { waitForAnswer, buildCustomer, portalReady, startEdge } from './run/run-portal.ts';
import { getPorts, startBehind } from './run/start-behind.ts';
import { runUntilStopped } from './run/run-until-stopped.ts';

await runUntilStopped(async (keep) => {
  const options = runArguments(process.argv.slice(2));
  const { customer, port } = options;
  await demandFree(getPorts(options), 'npm start');

  console.log(`Building ${customer} and starting the reference backend …`);
  const build = keep(buildCustomer(customer));
  const [behind] = await Promise.all([startBehind(options, keep), build.succeeded()]);

  const edge = keep(startEdge(customer, port, { ...behind, standIns: options.standIns }));
  await edge.ready(portalReady);
  const address = `http://localhost:${port}/`;
  await waitForAnswer(address);
  console.log(`\n  ${customer} is open at ${address}\n  Ctrl-C stops it.\n`);

  const endedProgram = await Promise.race([edge.exitCode.then(() => 'The edge'), behind.exitMessage]);
  throw new Error(`${endedProgram} has ended.`);
});
