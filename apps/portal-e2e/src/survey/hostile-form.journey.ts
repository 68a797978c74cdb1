import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';
import { dayMs, locateForm, setAccountAge, locateQuestion } from './survey-question.ts';

/** A form that shows which of the session's data it can read, and opens a separate window. */
const hostileHtml = `<!doctype html><title>Form</title><button onclick="window.open(location.href + '?again')">Next</button><output></output><script>
  try { document.querySelector('output').textContent = 'reads ' + Object.keys(localStorage).join(' '); }
  catch (error) { document.querySelector('output').textContent = 'refused: ' + error.name; }
</script>`;

const respondWith = (body: string) => (response: ServerResponse) =>
  void response
    .writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'unsafe-inline'" })
    .end(body);

const locateOutput = (page: Page) => page.locator('output');

test(
  'a form on the portal’s own host reads no session, in its frame, in a window that it opens, and at its address',
  { tag: '@verdant' },
  async ({ page, account, testEdge, openTab }) => {
    const site = testEdge.getSiteAddress('verdant');
    testEdge.proxy.addFault(/\/media\/survey\/form/, respondWith(hostileHtml));
    await setAccountAge(account, dayMs);
    await signIn(page, site, account, '/live/');
    expect(await page.evaluate(() => localStorage.length), 'the storage contains a session').toBeGreaterThan(0);
    await page.reload();
    await locateQuestion(page).getByRole('button', { name: 'Start survey' }).click({ timeout: 20_000 });
    await expect(locateForm(page)).toBeVisible();
    const surveyFrame = page.frameLocator('iframe[title="Survey"]');
    await expect(surveyFrame.locator('output')).toHaveText('refused: SecurityError');

    const popup = page.waitForEvent('popup');
    await surveyFrame.getByRole('button', { name: 'Next' }).click();
    await expect(locateOutput(await popup)).toHaveText('refused: SecurityError');

    const onlyTab = await openTab();
    await onlyTab.goto(`${site}/media/survey/form`);
    await expect(locateOutput(onlyTab)).toHaveText('refused: SecurityError');
  },
);

test(
  'another site cannot frame the portal’s pages, files, errors or the backend’s answers',
  { tag: '@verdant' },
  async ({ page, testEdge, watch }) => {
    const site = testEdge.getSiteAddress('verdant');
    testEdge.proxy.addFault(/\/media\/survey\/form/, respondWith(hostileHtml));
    const paths = ['/', '/robots.txt', '/media/survey/form', '/media/art/crest-ver.svg', '/assets/none.js', '/readyz'];
    const frames = paths.map((path) => `<iframe src="${site}${path}"></iframe>`).join('');
    const foreignServer = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!doctype html>${frames}`);
    });
    await new Promise<void>((resolve) => foreignServer.listen(0, '127.0.0.1', resolve));
    const address = foreignServer.address();
    try {
      watch.forgive(/frame-ancestors|Failed to load resource/);
      await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
      const shownFrames = page.frames().filter((frame) => frame !== page.mainFrame());
      expect(shownFrames).toHaveLength(paths.length);
      expect(shownFrames.map((frame) => frame.url())).toEqual(paths.map(() => expect.stringMatching(/^chrome-error:/)));
    } finally {
      foreignServer.close();
      foreignServer.closeAllConnections();
    }
  },
);
