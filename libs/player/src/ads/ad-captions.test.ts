import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showCaptions } from './ad-captions.ts';

/** An endless caption file. */
function* captions(): Generator<string> {
  yield 'WEBVTT\n\n';
  for (;;) yield 'NOTE nothing\n'.repeat(1_000);
}
let ended = (): void => undefined;
const end = new Promise<void>((resolve) => (ended = resolve));
const server = createServer((_, response) => {
  response.on('close', ended);
  response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/vtt' });
  Readable.from(captions()).pipe(response);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void server.close());

test('stops the transfer of endless captions while they arrive', async () => {
  const video = document.createElement('video');
  const stop = showCaptions(video, document.createElement('div'), { address: `${origin}/endless.vtt`, language: 'en' });
  await end;
  expect(video.children).toHaveLength(0);
  stop();
});
