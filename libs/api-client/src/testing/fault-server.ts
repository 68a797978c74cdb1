import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FaultServer {
  url: string;
  seenRequests: SeenRequest[];
  /** Answers the next requests in this order; the last listener answers all further requests. */
  respond(...listeners: RequestListener[]): void;
  close(): Promise<void>;
}

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Answers with exactly this text. */
export const respondRaw =
  (text: string, status = 200, type = 'application/json'): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type }).end(text);

/** Never answers. */
export const neverAnswer: RequestListener = () => {};

/** Sends a byte every 50 ms, without an end. */
export const sendSlowly: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
};

/** Announces more bytes than it sends and breaks off. */
export const destroyConnection: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"content":', () => response.destroy());
};

const readRequestBody = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** Starts an HTTP server that answers with the requested faults. */
export async function startFaultServer(): Promise<FaultServer> {
  const seenRequests: SeenRequest[] = [];
  let queue: RequestListener[] = [];
  const server: Server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    void readRequestBody(request)
      .then((body) => {
        seenRequests.push({ method, url, headers, body });
        const listener = queue.length > 1 ? queue.shift() : queue[0];
        listener?.(request, response);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    seenRequests,
    respond: (...listeners) => {
      queue = listeners;
      seenRequests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
