/**
 * Builds a customer, starts the reference backend, the sandbox payment provider and the edge, and prints the address
 * when it answers.
 *
 *     npm start                           the first customer, nordic
 *     npm start -- verdant --port 4100    another one, on another port
 *     npm start -- nordic --api https://api.example.com    with a backend that runs elsewhere
 */
import { printBackendNotices } from './customers/backend-notices.ts';
import { parseRunArguments } from './run/arguments.ts';
import { requireFreePorts } from './run/ports.ts';
import { waitForAnswer, buildCustomer, portalReadyPattern, startEdge } from './run/run-portal.ts';
import { getPorts, startPortalServers } from './run/start-behind.ts';
import { runUntilStopped } from './run/run-until-stopped.ts';

await runUntilStopped(async (addGroup) => {
  const options = parseRunArguments(process.argv.slice(2));
  const { customer, port } = options;
  await requireFreePorts(getPorts(options), 'npm start');

  console.log(`Building ${customer} and starting the reference backend …`);
  const build = addGroup(buildCustomer(customer));
  const [portalServers] = await Promise.all([startPortalServers(options, addGroup), build.succeeded()]);

  const edge = addGroup(startEdge(customer, port, { ...portalServers, standIns: options.standIns }));
  await edge.ready(portalReadyPattern);
  const address = `http://localhost:${port}/`;
  await waitForAnswer(address);
  console.log(`\n  ${customer} is open at ${address}\n  Ctrl-C stops it.\n`);
  void printBackendNotices(customer, portalServers.api);

  const endedProgram = await Promise.race([edge.exitCode.then(() => 'The edge'), portalServers.exitMessage]);
  throw new Error(`${endedProgram} has ended.`);
});
