import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireAnyBuilt } from './customers.ts';
import { startEdge, startProgram, workspace } from './start-program.ts';

/** All viewers share this machine's address, which would soon exceed the limit of sign-in attempts. */
const backendArguments = ['--port', '0', '--memory', '--faults', '--source-attempts', '10000'];

/** Node's compile cache: compiling takes half of an edge's start, and many journeys start their own edge. */
const compileCache = join(workspace, 'node_modules/.cache/journeys-compiled');

/**
 * Starts the servers of a run: the sandbox payment provider and the reference backend with their switches, and one edge
 * for all customers.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  requireAnyBuilt();
  const payments = await startProgram('apps/sandbox-payments/src/main.ts', ['--port', '0', '--faults']);
  // Every edge of this run uses this payment provider, also a test's own edge.
  process.env['PAYMENTS'] = payments.address;
  const backend = await startProgram('apps/reference-backend/src/main.ts', [
    ...backendArguments,
    '--payments-url',
    payments.address,
  ]);
  process.env['NODE_COMPILE_CACHE'] = compileCache;
  const edge = await startCompiled(backend.address).catch(async (error: unknown) => {
    await Promise.all([backend.stop(), payments.stop()]);
    throw error;
  });
  process.env['BACKEND'] = backend.address;
  process.env['EDGE'] = edge.address;
  return async () => {
    await Promise.all([edge.stop(), backend.stop(), payments.stop()]);
  };
}

async function startCompiled(api: string): ReturnType<typeof startEdge> {
  // Node writes its compile cache only at a normal exit, and later edges of this run are killed.
  if (!existsSync(compileCache)) await (await startEdge(api)).end();
  return startEdge(api);
}
