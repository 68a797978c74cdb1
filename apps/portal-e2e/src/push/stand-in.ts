/**
 * Stands in for OneSignal on this machine:
 *
 *     node --conditions=@touchline/source apps/portal-e2e/src/push/stand-in.ts --port 4003
 *     npm start -- nordic --stand-in push=http://127.0.0.1:4003
 */
import { createServer, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { pageScript, workerScript } from './stand-in-scripts.ts';

const scripts: Readonly<Record<string, string>> = {
  '/sdks/web/v16/OneSignalSDK.page.js': pageScript,
  '/sdks/web/v16/OneSignalSDK.sw.js': workerScript,
};

/** How the stand-in answers for its script: as it should, not at all, or with what is none. */
export type Manner = 'sound' | 'silent' | 'broken';

export interface PushStandIn {
  address: string;
  manner: Manner;
  /** What it was asked for. */
  asked: string[];
  close: () => void;
}

/** A program that answers in the place of the provider's hosts. */
export async function startPushStandIn(port = 0): Promise<PushStandIn> {
  const standIn: PushStandIn = { address: '', manner: 'sound', asked: [], close: () => undefined };
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    standIn.asked.push(path);
    const script = scripts[path];
    if (standIn.manner === 'silent') return void waiting.add(response);
    response.setHeader('Content-Type', 'text/javascript');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (script === undefined) return void response.writeHead(404).end();
    response.end(standIn.manner === 'broken' ? 'throw new Error("The provider is broken");' : script);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  standIn.address = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  standIn.close = () => {
    for (const response of waiting) response.destroy();
    server.close();
    server.closeAllConnections();
  };
  return standIn;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4003' } } });
  console.log(`stand-in of OneSignal listening on ${(await startPushStandIn(Number(values.port))).address}`);
}
