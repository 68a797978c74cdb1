import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sameOriginBackend } from '@touchline/feature-kit/rendering';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Answer, Backend, Call } from '../proxy/backend-fetch.ts';
import { createRenderThreads, RenderBusy } from './render-threads.ts';
import { createServedSite } from '../testing/built-site.ts';
import { createRendered } from '../testing/create-rendered.ts';

/** A server bundle whose pages behave according to their address. */
const bundle = `
  import { getPriority } from 'node:os';
  import { threadId } from 'node:worker_threads';
  const page = ${JSON.stringify(createRendered())};
  export async function render({ url, now, fetch, signal, onError }) {
    if (url.pathname === '/hang/') for (;;);
    if (url.pathname === '/crash/') process.exit(1);
    if (url.pathname === '/eat/') for (const eaten = []; ; ) eaten.push(new Array(1e6).fill(now));
    if (url.pathname === '/broken/') throw new Error('this page is broken');
    if (url.pathname === '/noisy/') {
      for (let turn = 0; turn < 100; turn += 1) onError({ kind: 'failure', call: 'GET /api/noisy', error: new Error('down') });
      onError(new Error('the last of them'));
    }
    if (url.pathname === '/nice/') return { ...page, html: \`nice \${getPriority()}.\` };
    if (url.pathname === '/call/') return { ...page, html: await (await fetch('${sameOriginBackend}/api/a?x=1', { signal })).text() };
    if (url.pathname === '/gone/') return { ...page, html: await fetch('${sameOriginBackend}/api/a').then(() => '', String) };
    return { ...page, html: \`thread \${threadId} at \${now} \${url.href}\` };
  }`;

const dist = mkdtempSync(join(tmpdir(), 'touchline-threads-'));
const site = {
  ...createServedSite(),
  browserFolder: join(dist, 'browser'),
  serverFile: join(dist, 'entry-server.mjs'),
};
const getAddress = (pathname: string) => ({ site, locale: 'en', pathname, search: '?q=1' }) as const;

beforeAll(() => {
  mkdirSync(join(dist, 'browser/.vite'), { recursive: true });
  writeFileSync(join(dist, 'browser/.vite/manifest.json'), '{"e":{"file":"e.js","isEntry":true}}');
  writeFileSync(site.serverFile, bundle);
});
afterAll(() => rmSync(dist, { recursive: true }));

const noEncodings = { document: [], payload: [] };

const hangingBackend: Backend = () => new Promise(() => {});

function start(overrides: Partial<Parameters<typeof createRenderThreads>[0]> = {}) {
  const onError = vi.fn<(error: unknown) => void>();
  const threads = createRenderThreads({ backend: hangingBackend, onError, count: 1, ...overrides });
  onTestFinished(() => threads.close());
  const write = async (pathname: string, isRenewal = false) => {
    const { forms } = await threads.write(getAddress(pathname), 7, noEncodings, isRenewal);
    return new TextDecoder().decode(forms.document.bytes);
  };
  return { threads, write, onError };
}

const getThread = (html: string): string | undefined => /thread (\d+)/.exec(html)?.[1];

test('a page is rendered in another thread with the given time and address', async () => {
  const html = await start().write('/live/');
  expect(html).toContain('at 7 https://demo.example/live/?q=1</div>');
  expect(getThread(html)).not.toBe('0');
});

// Only Linux has priorities of threads.
test.skipIf(process.platform !== 'linux')(
  'a rendering thread has a lower priority than the serving thread',
  async () => {
    const [, niceValue] = /nice (-?\d+)\./.exec(await start().write('/nice/')) ?? [];
    expect(Number(niceValue)).toBeGreaterThan(getPriority());
  },
);

test('pages are distributed over all threads', async () => {
  const { threads, write } = start({ count: 2 });
  await threads.load(site);
  const pages = await Promise.all([write('/a/'), write('/b/')]);
  expect(new Set(pages.map(getThread)).size).toBe(2);
});

test('one backend object answers the API calls of all threads', async () => {
  const requests: Call[] = [];
  const { write } = start({
    backend: async (call) => {
      requests.push(call);
      return { status: 200, headers: [], body: 'answered' };
    },
  });
  expect(await write('/call/')).toContain('answered');
  expect(requests).toMatchObject([{ method: 'GET', url: `${sameOriginBackend}/api/a?x=1`, body: undefined }]);
});

test('an API call of a rendering page fails when the backend gives no answer', async () => {
  const { write } = start({ backend: () => Promise.reject(new Error('down')) });
  expect(await write('/gone/')).toContain('gave no answer');
});

test('a broken page fails alone with its reason, and its thread continues', async () => {
  const { write, onError } = start();
  const threadBefore = getThread(await write('/a/'));
  await expect(write('/broken/')).rejects.toThrow('this page is broken');
  expect(getThread(await write('/a/'))).toBe(threadBefore);
  expect(onError).not.toHaveBeenCalled();
});

test('a repeated report of one call is logged once', async () => {
  const { write } = start();
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
  await write('/noisy/');
  const getLogged = () => log.mock.calls.map(([text]) => String(text)).join('');
  await vi.waitFor(() => expect(getLogged()).toContain('the last of them'));
  expect(getLogged().match(/GET \/api\/noisy/g)).toHaveLength(1);
});

test('a rebuilt customer is rendered by the new build', async () => {
  const { threads } = start();
  const writeWithBuild = (build: string) =>
    threads.write({ ...getAddress('/a/'), site: { ...site, build } }, 7, noEncodings, false);
  const getBuild = async (build: string) =>
    new TextDecoder().decode((await writeWithBuild(build)).forms.document.bytes);
  expect(await getBuild('b1')).toContain('"build":"b1"');
  expect(await getBuild('b2')).toContain('"build":"b2"');
});

test('a customer whose bundle was missing at the first attempt is loaded again', async () => {
  const { threads } = start();
  const laterSite = { ...site, serverFile: join(dist, 'late-server.mjs') };
  await expect(threads.load(laterSite)).rejects.toThrow('late-server');
  writeFileSync(laterSite.serverFile, bundle);
  await expect(threads.load(laterSite)).resolves.toBeUndefined();
});

test.each([
  ['/crash/', 'thread has ended', {}],
  ['/hang/', 'of processor time', { cpuLimitMs: 500 }],
  ['/eat/', 'out of memory', { heap: 64 }],
])(
  'a render of %s that ends its thread fails all pending pages there, and the next page gets a new thread',
  async (path, cause, limits) => {
    const { write, onError } = start(limits);
    const threadBefore = getThread(await write('/a/'));
    // Another page in the same thread fails together with this page, instead of waiting forever.
    const failedWrites = await Promise.allSettled([write(path), write('/b/')]);
    const reason = expect.objectContaining({ message: expect.stringContaining(cause) });
    expect(failedWrites).toEqual([
      { status: 'rejected', reason },
      { status: 'rejected', reason },
    ]);
    expect(onError).toHaveBeenCalledOnce();
    const threadAfter = getThread(await write('/a/'));
    expect([threadAfter === undefined, threadAfter === threadBefore]).toEqual([false, false]);
  },
  60_000,
);

test('the limit on computing time does not include the time in which a page waits for the backend', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const pendingAnswer = Promise.withResolvers<Answer>();
  const { write, onError } = start({ backend: () => pendingAnswer.promise });
  const threadBefore = getThread(await write('/a/'));
  const page = write('/call/');
  await vi.advanceTimersByTimeAsync(25_000);
  pendingAnswer.resolve({ status: 200, headers: [], body: 'late' });
  expect(await page).toContain('late');
  expect(getThread(await write('/a/'))).toBe(threadBefore);
  expect(onError).not.toHaveBeenCalled();
});

test('a page that never finishes fails alone, and its thread continues', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { write, onError } = start();
  const threadBefore = getThread(await write('/a/'));
  const [pendingWrite] = await Promise.allSettled([write('/call/'), vi.advanceTimersByTimeAsync(30_000)]);
  expect(pendingWrite).toMatchObject({
    status: 'rejected',
    reason: { message: 'A page was not rendered after 30000 ms' },
  });
  expect(getThread(await write('/a/'))).toBe(threadBefore);
  expect(onError).not.toHaveBeenCalled();
});

test('renders beyond the limit are refused, and a part of the limit is reserved for renewals', async () => {
  const pendingAnswer = Promise.withResolvers<Answer>();
  const { threads, write } = start({ maxInFlight: 4, backend: () => pendingAnswer.promise });
  await threads.load(site);
  const firstWrites = [1, 2, 3].map(() => write('/call/'));
  await expect(write('/a/')).rejects.toThrow(RenderBusy);
  const renewal = write('/call/', true);
  await expect(write('/a/', true)).rejects.toThrow(RenderBusy);
  pendingAnswer.resolve({ status: 200, headers: [], body: '' });
  await Promise.all([...firstWrites, renewal]);
  expect(await write('/a/')).toContain('thread');
});

test('closed threads fail their pending pages and accept no new page', async () => {
  const { threads, write, onError } = start({ count: 2 });
  await threads.load(site);
  const [failedWrites] = await Promise.allSettled([write('/call/'), threads.close()]);
  expect(failedWrites.status).toBe('rejected');
  await expect(write('/a/')).rejects.toThrow(RenderBusy);
  expect(onError).not.toHaveBeenCalled();
});
