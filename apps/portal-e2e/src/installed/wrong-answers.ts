import type { BackendAnswer, Fault } from '../harness/faults.ts';

/**
 * Allows caches to store the wrong response for a year, as a load balancer does that adds the same headers to every
 * response.
 */
const immutableCaching = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const script = { 'Content-Type': 'text/javascript; charset=utf-8', ...immutableCaching };

const answer =
  (headers: Record<string, string>, text: (realAnswer: BackendAnswer) => string): Fault =>
  async (response, getRealAnswer) =>
    void response.writeHead(200, headers).end(text(await getRealAnswer()));

/** Wrong responses with status 200 to a request for a script. */
export const wrongAnswers: readonly (readonly [string, Fault])[] = [
  ['HTML', answer({ 'Content-Type': 'text/html', ...immutableCaching }, () => '<!doctype html><title>Wait</title>')],
  ['plain text', answer({ 'Content-Type': 'text/plain', ...immutableCaching }, () => 'busy')],
  ['nothing', answer(script, () => '')],
  ['half a script', answer(script, ({ body }) => body.subarray(0, body.length / 2).toString())],
  ['the wrong script', answer(script, () => 'document.documentElement.dataset.wrong = "";')],
];
