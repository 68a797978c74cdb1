import type { BackendAnswer } from '../harness/door.ts';
import type { Fault } from '../harness/faults.ts';

/** A cache may keep it for a year: as a balancer says it that adds the headers of the file's folder to whatever it answers. */
const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const script = { 'Content-Type': 'text/javascript; charset=utf-8', ...forGood };

const answer =
  (headers: Record<string, string>, text: (real: BackendAnswer) => string): Fault =>
  async (response, real) =>
    void response.writeHead(200, headers).end(text(await real()));

/** What may come with status 200 in the place of a script. */
export const wrongAnswers: readonly (readonly [string, Fault])[] = [
  ['HTML', answer({ 'Content-Type': 'text/html', ...forGood }, () => '<!doctype html><title>Wait</title>')],
  ['plain text', answer({ 'Content-Type': 'text/plain', ...forGood }, () => 'busy')],
  ['nothing', answer(script, () => '')],
  ['half a script', answer(script, ({ body }) => body.subarray(0, body.length / 2).toString())],
  ['the wrong script', answer(script, () => 'document.documentElement.dataset.wrong = "";')],
];
