import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';
import { day, form, setAccountAge, question } from './asked.ts';

/** A form that shows which of the session's data it can read, and opens a separate window. */
const hostile = `<!doctype html><title>Form</title><button onclick="window.open(location.href + '?again')">Next</button><output></output><script>
  try { document.querySelector('output').textContent = 'reads ' + Object.keys(localStorage).join(' '); }
  catch (error) { document.querySelector('output').textContent = 'refused: ' + error.name; }
</script>`;

const answersWith = (body: string) => (response: ServerResponse) =>
  void response
    .writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'unsafe-inline'" })
    .end(body);

const output = (page: Page) => page.locator('output');

test(
  'a form on the portal’s own host reads no session, in its frame, in a window that it opens, and at its address',
  { tag: '@verdant' },
  async ({ page, account, house, openTab }) => {
    const site = house.site('verdant');
    house.door.break(/\/media\/survey\/form/, answersWith(hostile));
    await setAccountAge(account, day);
    await signIn(page, site, account, '/live/');
    expect(await page.evaluate(() => localStorage.length), 'there is a session to be read').toBeGreaterThan(0);
    await page.reload();
    await question(page).getByRole('button', { name: 'Start survey' }).click({ timeout: 20_000 });
    await expect(form(page)).toBeVisible();
    const inside = page.frameLocator('iframe[title="Survey"]');
    await expect(inside.locator('output')).toHaveText('refused: SecurityError');

    const popup = page.waitForEvent('popup');
    await inside.getByRole('button', { name: 'Next' }).click();
    await expect(output(await popup)).toHaveText('refused: SecurityError');

    const alone = await openTab();
    await alone.goto(`${site}/media/survey/form`);
    await expect(output(alone)).toHaveText('refused: SecurityError');
  },
);

test(
  'another site cannot frame the portal’s pages, files, errors or the backend’s answers',
  { tag: '@verdant' },
  async ({ page, house, watch }) => {
    const site = house.site('verdant');
    house.door.break(/\/media\/survey\/form/, answersWith(hostile));
    const paths = ['/', '/robots.txt', '/media/survey/form', '/media/art/crest-ver.svg', '/assets/none.js', '/readyz'];
    const frames = paths.map((path) => `<iframe src="${site}${path}"></iframe>`).join('');
    const stranger = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!doctype html>${frames}`);
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const address = stranger.address();
    try {
      watch.forgive(/frame-ancestors|Failed to load resource/);
      await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
      const shownFrames = page.frames().filter((frame) => frame !== page.mainFrame());
      expect(shownFrames).toHaveLength(paths.length);
      expect(shownFrames.map((frame) => frame.url())).toEqual(paths.map(() => expect.stringMatching(/^chrome-error:/)));
    } finally {
      stranger.close();
      stranger.closeAllConnections();
    }
  },
);
