import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { quietFlags } from '../browser/quiet-flags.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Chromium's switches when no test tool adds its own. */
export const browserSwitches: readonly string[] = ['--headless', ...quietFlags];

/** The browser that draws: CHROME_PATH, or the system's own. */
export const browserPath: string = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

/**
 * Frames to draw: a script of this project that exports `render(job, address)`, by its path from the root, and its job.
 */
export interface Drawing {
  readonly size: { readonly width: number; readonly height: number };
  readonly script: string;
  readonly job: unknown;
}

/** Draws in a headless browser and writes the frames without loss to `file` (any container that x264 fits). */
export async function renderFrames({ size, script, job }: Drawing, file: string): Promise<void> {
  const { width, height } = size;
  const rawInput = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`, '-r', '25', '-i', '-'];
  const codecOptions = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '4', '-pix_fmt', 'yuv420p'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-v', 'error', ...rawInput, ...codecOptions, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const server = createServer((request, response) => {
    const answer = request.method === 'POST' ? pipeFrames(request, ffmpeg.stdin) : readModule(request.url ?? '/');
    answer.then(
      (text) => response.setHeader('content-type', text?.type ?? 'text/plain').end(text?.body),
      (error: unknown) => response.writeHead(404).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the frame server has no port');
  const browser = await chromium.launch({ executablePath: browserPath, args: [...browserSwitches] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${address.port}/`);
    await page.evaluate(`import('${script}').then((page) => page.render(${JSON.stringify(job)}, '/frames'))`);
  } finally {
    await browser.close();
    server.close();
    ffmpeg.stdin.end();
  }
  if (ffmpeg.exitCode === null) await once(ffmpeg, 'exit');
  if (ffmpeg.exitCode !== 0) throw new Error(`ffmpeg failed for ${file}`);
}

/** Passes frames on, and waits while ffmpeg is behind. */
async function pipeFrames(request: IncomingMessage, sink: Writable): Promise<undefined> {
  for await (const chunk of request) if (!sink.write(chunk)) await once(sink, 'drain');
  return undefined;
}

/** Returns the drawing code for the browser: the repository's own modules without their types. */
async function readModule(url: string): Promise<{ type: string; body: string }> {
  if (url === '/') return { type: 'text/html', body: '<!doctype html><title>match</title>' };
  if (!/^\/[\w/-]+\.ts$/.test(url)) throw new Error('not a module');
  return { type: 'text/javascript', body: stripTypeScriptTypes(await readFile(root + url, 'utf8')) };
}
