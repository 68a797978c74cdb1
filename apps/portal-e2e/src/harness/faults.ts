import type { ServerResponse } from 'node:http';

/**
 * The fault of a request.
 * @param getRealAnswer returns the response of the backend
 */
export type Fault = (response: ServerResponse, getRealAnswer: () => Promise<BackendAnswer>) => void | Promise<void>;

/** Answers with an error status and a body like the backend's. */
export const answerStatus =
  (code: number, headers: Record<string, string> = {}): Fault =>
  (response) => {
    response
      .writeHead(code, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify({ error: true, message: 'failed on purpose' }));
  };

/** Never responds. */
export const hangRequest: Fault = () => {};

/** A list in a response of the API. */
export interface WireList {
  content: { entries: unknown[]; [word: string]: unknown };
}

/** Answers with the backend's list after a change. */
export const changeAnswer =
  (change: (list: WireList) => unknown): Fault =>
  async (response, getRealAnswer) => {
    const { body } = await getRealAnswer();
    const list = JSON.parse(body.toString()) as WireList;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(change(list)));
  };
export interface BackendAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
