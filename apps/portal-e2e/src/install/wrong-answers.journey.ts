import type { Page } from '@playwright/test';
import { getChunk } from '../harness/get-chunk.ts';
import { locateMainLink } from '../harness/alive.ts';
import type { BackendAnswer, Fault } from '../harness/faults.ts';
import {
  expect,
  locateCachedPageNotice,
  networkErrorPattern,
  test,
  waitForWorker,
  waitUntilCached,
} from './network.ts';

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
const wrongAnswers: readonly (readonly [string, Fault])[] = [
  ['HTML', answer({ 'Content-Type': 'text/html', ...immutableCaching }, () => '<!doctype html><title>Wait</title>')],
  ['nothing', answer(script, () => '')],
  ['half a script', answer(script, ({ body }) => body.subarray(0, body.length / 2).toString())],
  ['the wrong script', answer(script, () => 'document.documentElement.dataset.wrong = "";')],
];

/** Console messages about foreign and truncated scripts. */
const wrongScript =
  /Failed to load module script|Unexpected (?:token|end)|Invalid or unexpected token|does not provide an export|missing \)|Failed to fetch dynamically|preload CSS|not defined/;

/**
 * Moves the pointer until the page is hydrated: some pages hydrate only on a viewer's first input, also after a reload.
 */
async function hydrateByPointer(page: Page): Promise<void> {
  let index = 300;
  await expect(async () => {
    await page.mouse.move(5, (index += 1));
    await expect(page.locator('html')).toHaveAttribute('data-alive', 'page', { timeout: 3_000 });
  }).toPass();
  await expect(page.locator('html')).not.toHaveAttribute('data-wrong');
}

test.describe('a wrong response to a request for code [fault-33e]', { tag: '@nordic' }, () => {
  test('a wrong response for a chunk causes one more request if a worker is active, and the next visit hydrates', async ({
    page,
    network,
    watch,
  }) => {
    watch.forgive(wrongScript);
    const site = network.site('nordic');
    await page.goto(`${site}/`);
    await waitForWorker(page);
    const chunk = new RegExp(`^GET ${getChunk('archive.page')}`);
    const [, wrongAnswer] = wrongAnswers[0] ?? [];
    if (wrongAnswer) network.addFault(chunk, wrongAnswer, 1);
    await locateMainLink(page, 'Replays').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
    // The wrong response arrived, and the page requested the file again.
    await expect.poll(() => network.calls.filter(({ line }) => chunk.test(line)).length).toBeGreaterThan(1);
    await hydrateByPointer(page);
    await page.goto(`${site}/archive/`);
    await hydrateByPointer(page);

    await page.evaluate(async () => {
      const pageCache = await caches.open('touchline-nordic-assets');
      const entry = document.documentElement.dataset['scripts']?.split(' ')[0] ?? '';
      const headers = { 'Content-Type': 'text/javascript' };
      await pageCache.put(entry, new Response('document.documentElement.dataset.wrong = "";', { headers }));
    });
    await page.goto(`${site}/`);
    await hydrateByPointer(page);
  });

  for (const [description, wrongAnswer] of wrongAnswers) {
    test(`a wrong response for a chunk causes one reload in a first visit: ${description}`, async ({
      page,
      network,
      watch,
    }) => {
      watch.forgive(wrongScript);
      const site = network.site('nordic');
      network.addFault(new RegExp(`^GET ${getChunk('entry-client')}`), wrongAnswer, 1);
      await page.goto(`${site}/`);
      await hydrateByPointer(page);
    });
  }

  test('a wrong response for a chunk causes one reload in a first visit to a page that hydrates at once', async ({
    page,
    network,
    watch,
  }) => {
    watch.forgive(wrongScript);
    const [, html] = wrongAnswers[0] ?? [];
    if (html) network.addFault(new RegExp(`^GET ${getChunk('vendor')}`), html, 1);
    await page.goto(`${network.site('nordic')}/auth/login/`);
    await hydrateByPointer(page);
  });
});

test.describe('the log-in page of a public Wi-Fi', { tag: '@nordic' }, () => {
  const foreignAnswer =
    '<!doctype html><html><head><title>Log in</title></head><body><h1>Log in to the Wi-Fi</h1></body></html>';
  const answers: readonly (readonly [string, Fault])[] = [
    [
      'with headers of its own',
      (response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end(foreignAnswer),
    ],
    [
      'under the headers of our page',
      async (response, getRealAnswer) => {
        const { headers } = await getRealAnswer();
        const { 'content-length': _, 'content-security-policy': __, ...otherHeaders } = headers;
        response.writeHead(200, { ...otherHeaders, 'content-security-policy': 'script-src *' }).end(foreignAnswer);
      },
    ],
  ];
  test('the log-in page of a public Wi-Fi is never cached as a page of the portal', async ({
    page,
    network,
    watch,
  }) => {
    watch.forgive(networkErrorPattern);
    const site = network.site('nordic');
    await page.goto(`${site}/archive/`);
    await waitForWorker(page);
    await waitUntilCached(page, '/archive/');
    for (const [description, answer] of answers)
      await test.step(description, async () => {
        network.removeFaults();
        network.addFault(/^GET \/(?:archive|live)\/ /, answer, 2);
        for (const path of ['/archive/', '/live/']) {
          await page.goto(site + path);
          await expect(page.getByRole('heading', { name: 'Log in to the Wi-Fi' })).toBeVisible();
        }
        network.refuseConnections();
        const cachedPage = await page.goto(`${site}/archive/`);
        await expect(locateCachedPageNotice(page)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: 'Replays' })).toBeVisible();
        expect(cachedPage?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
        await page.goto(`${site}/live/`);
        await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
        await expect(page.getByRole('link', { name: /Log in/ })).toHaveCount(0);
      });
  });
});
