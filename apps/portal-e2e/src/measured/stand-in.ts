/**
 * Stand-in for Google Analytics on this machine. It prints the events that it receives:
 *
 *     node --conditions=@touchline/source apps/portal-e2e/src/measured/stand-in.ts --port 4003
 *     npm start -- nordic --stand-in analytics=http://127.0.0.1:4003
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const hitSchema = z.object({
  id: z.string(),
  name: z.string(),
  consent: z.record(z.string(), z.string()),
  params: z.record(z.string(), z.unknown()),
  cookies: z.string(),
});

/** A hit that the tag has sent. */
export type Hit = z.output<typeof hitSchema>;

export interface StandIn {
  /** Such as http://127.0.0.1:41234. */
  origin: string;
  hits: Hit[];
  /** All requests to the stand-in in their order, as method, address and body. */
  requestLines: string[];
  /** Commands that the tag's documentation does not have. */
  unknownCommands: string[];
  close: () => void;
}

const script = readFileSync(join(import.meta.dirname, 'stand-in-tag.js'));

export async function startStandIn(port = 0, onHit: (hit: Hit) => void = () => undefined): Promise<StandIn> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      standIn.requestLines.push(`${request.method} ${request.url} ${body}`);
      if (request.url?.startsWith('/gtag/js?id=G-')) {
        response.writeHead(200, { 'Content-Type': 'text/javascript' });
        response.end(script);
      } else if (request.url?.startsWith('/g/collect?')) {
        const parsedHit = hitSchema.parse(JSON.parse(body));
        standIn.hits.push(parsedHit);
        onHit(parsedHit);
        response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
      } else if (request.url === '/unknown') {
        standIn.unknownCommands.push(body);
        response.writeHead(204).end();
      } else response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const standIn: StandIn = {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    hits: [],
    requestLines: [],
    unknownCommands: [],
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return standIn;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4003' } } });
  const { origin } = await startStandIn(Number(values.port), ({ name, params }) => console.log(name, params));
  console.log(`stand-in of Google Analytics listening on ${origin}`);
}
