import { requireAnyBuilt } from './customers.ts';
import { startEdge, startProgram } from './start-program.ts';

/** All viewers come from this machine: as one source they would soon have tried too often. */
const words = ['--port', '0', '--memory', '--faults', '--source-attempts', '10000'];

/** Started for one run: the reference backend with its switches, and one edge for all customers. */
export default async function startServers(): Promise<() => Promise<void>> {
  requireAnyBuilt();
  const backend = await startProgram('apps/reference-backend/src/main.ts', words);
  const edge = await startEdge(backend.address).catch(async (error: unknown) => {
    await backend.stop();
    throw error;
  });
  process.env['BACKEND'] = backend.address;
  process.env['EDGE'] = edge.address;
  return async () => {
    await Promise.all([edge.stop(), backend.stop()]);
  };
}
