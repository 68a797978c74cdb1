import type { ServerResponse } from 'node:http';
import type { BackendAnswer } from './door.ts';

/** What goes wrong with one call. @param real the backend's own answer */
export type Fault = (response: ServerResponse, real: () => Promise<BackendAnswer>) => void | Promise<void>;

/** An error status, as a backend words it. */
export const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  (response) => {
    response
      .writeHead(code, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify({ error: true, message: 'failed on purpose' }));
  };

/** Never answers. */
export const hang: Fault = () => {};

/** Half of the body, then the connection breaks. */
export const cut: Fault = async (response, real) => {
  const { status: code, headers, body } = await real();
  response.writeHead(code, { ...headers, 'content-length': String(body.length) });
  response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy());
};

/** Half of the JSON as if it were all. */
export const truncated: Fault = async (response, real) => {
  const { headers, body } = await real();
  const half = body.subarray(0, Math.ceil(body.length / 2));
  response.writeHead(200, { ...headers, 'content-length': String(half.length) }).end(half);
};

/** A page where JSON was asked for, with status 200: what a captive portal sends. */
export const page: Fault = (response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Welcome to our Wi-Fi</title>');
};

/** A list on the wire. */
export interface WireList {
  content: { entries: unknown[]; [word: string]: unknown };
}

/** The real list, changed. */
export const changed =
  (change: (list: WireList) => unknown): Fault =>
  async (response, real) => {
    const { body } = await real();
    const list = JSON.parse(body.toString()) as WireList;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(change(list)));
  };
