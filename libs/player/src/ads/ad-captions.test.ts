import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server.ts';
import { showCaptions } from './ad-captions.ts';

/** An endless caption file. */
function* generateCaptions(): Generator<string> {
  yield 'WEBVTT\n\n';
  for (;;) yield 'NOTE nothing\n'.repeat(1_000);
}
let resolveClosed = (): void => undefined;
const closed = new Promise<void>((resolve) => (resolveClosed = resolve));
const origin = await startServer((_, response) => {
  response.on('close', resolveClosed);
  response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/vtt' });
  Readable.from(generateCaptions()).pipe(response);
});

test('the download of an endless caption file stops, and the ad shows no captions', async () => {
  const video = document.createElement('video');
  const stop = showCaptions(video, document.createElement('div'), { address: `${origin}/endless.vtt`, language: 'en' });
  await closed;
  expect(video.children).toHaveLength(0);
  stop();
});
