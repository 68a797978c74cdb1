import { fileURLToPath } from 'node:url';
import { BadArgument, readArguments, usage } from './arguments.ts';
import { createFaultLog } from './http/fault-log.ts';
import { UnknownVariation } from './variations/variations.ts';
import { DataRefused, PortRefused, startServer, type RunningServer } from './start-server.ts';

async function start(): Promise<RunningServer> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  try {
    const options = readArguments(process.argv.slice(2), process.env, root);
    return await startServer({ ...options, announce: (line) => console.log(line) });
  } catch (error) {
    if (error instanceof UnknownVariation) console.error(error.message);
    else if (error instanceof BadArgument) console.error(`${error.message}\n\n${usage}`);
    else if (error instanceof PortRefused || error instanceof DataRefused) console.error(error.message);
    else createFaultLog()(error);
    process.exit(1);
  }
}

const server = await start();
console.log(`reference backend listening on ${server.url}`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
