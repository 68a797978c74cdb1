import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { BackendAnswer, Fault } from './faults.ts';

interface ActiveFault {
  match: RegExp;
  fault: Fault;
  remaining: number;
}

/** A proxy in front of a backend. A test can close it, or make it respond with faults. Each test has its own. */
export interface FaultProxy {
  address: string;
  /** Every call through the proxy, as `POST /api/event/list {"page":0}`, with its time. */
  calls: { line: string; timeMs: number }[];
  /** Refuses all connections with a reset. */
  refuseConnections: () => void;
  /** Removes all faults and forwards calls again. */
  removeFaults: () => void;
  /**
   * @param match tested against a request's line
   * @param times how often the fault occurs; by default always
   */
  addFault: (match: RegExp, fault: Fault, times?: number) => void;
  /**
   * Sets variations of answers (`--variations ?` lists them) for the backend's calls and for sockets that open later.
   */
  setVariations: (...names: string[]) => void;
  close: () => void;
}

/** Starts a proxy with switchable faults in front of a backend. @param backend the backend's origin */
export async function startFaultProxy(backend: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(backend);
  const calls: FaultProxy['calls'] = [];
  let faults: ActiveFault[] = [];
  const sockets = new Set<Duplex>();
  let isOpen = true;
  let variationHeaders: Record<string, string> = {};

  const disconnect = () => {
    server.closeAllConnections();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };

  const forward = (request: IncomingMessage, body: Buffer): Promise<BackendAnswer> =>
    new Promise((resolve, reject) => {
      const { url: path, method, headers } = request;
      // The proxy requests uncompressed bodies, because faults read them.
      const requestHeaders = { ...headers, ...variationHeaders, 'accept-encoding': 'identity' };
      send({ hostname, port, path, method, headers: requestHeaders }, (answer) => {
        collect(answer).then((answerBody) => {
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: answerBody });
        }, reject);
      })
        .on('error', reject)
        .end(body);
    });

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOpen) return void response.destroy();
    const body = await collect(request);
    const line = `${request.method} ${request.url} ${body.toString()}`;
    calls.push({ line, timeMs: Date.now() });
    const fault = faults.find(({ match, remaining }) => remaining > 0 && match.test(line));
    const getRealAnswer = () => forward(request, body);
    if (fault) {
      fault.remaining -= 1;
      return fault.fault(response, getRealAnswer);
    }
    const { status, headers, body: answer } = await getRealAnswer();
    response.writeHead(status, headers).end(answer);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket, head) => {
    const backendSocket = connect(Number(port), hostname);
    for (const [from, to] of [[socket, backendSocket] as const, [backendSocket, socket] as const]) {
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
    if (!isOpen) return void socket.destroy();
    sockets.add(socket);
    const headerLines = request.rawHeaders
      .map((headerText, index) => (index % 2 ? `${headerText}\r\n` : `${headerText}: `))
      .join('');
    const variationLines = Object.entries(variationHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
    backendSocket.write(`${request.method} ${request.url} HTTP/1.1\r\n${headerLines}${variationLines.join('')}\r\n`);
    backendSocket.write(head);
    socket.pipe(backendSocket).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    calls,
    refuseConnections() {
      isOpen = false;
      disconnect();
    },
    removeFaults() {
      isOpen = true;
      faults = [];
    },
    setVariations: (...names) => void (variationHeaders = { 'x-variations': names.join(',') }),
    addFault: (match, fault, times = Infinity) => void faults.push({ match, fault, remaining: times }),
    close() {
      server.close();
      disconnect();
    },
  };
}

async function collect(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
