/**
 * Stand-in for OneSignal on this machine:
 *
 *     node --conditions=@touchline/source apps/portal-e2e/src/push/stand-in.ts --port 4003
 *     npm start -- nordic --stand-in push=http://127.0.0.1:4003
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { pageScript, workerScript } from './stand-in-scripts.ts';

const scripts: Readonly<Record<string, string>> = {
  '/sdks/web/v16/OneSignalSDK.page.js': pageScript,
  '/sdks/web/v16/OneSignalSDK.sw.js': workerScript,
};

export interface PushStandIn {
  address: string;
  /** Paths that were requested. */
  requestLines: string[];
  close: () => void;
}

/** A server that responds instead of the provider's hosts. */
export async function startPushStandIn(port = 0): Promise<PushStandIn> {
  const standIn: PushStandIn = { address: '', requestLines: [], close: () => undefined };
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    standIn.requestLines.push(path);
    const script = scripts[path];
    response.setHeader('Content-Type', 'text/javascript');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (script === undefined) return void response.writeHead(404).end();
    response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  standIn.address = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  standIn.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return standIn;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4003' } } });
  console.log(`stand-in of OneSignal listening on ${(await startPushStandIn(Number(values.port))).address}`);
}
