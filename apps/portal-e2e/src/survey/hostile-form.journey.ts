import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';
import { dayMs, setAccountAge } from '../session/accounts.ts';
import { locateForm, locateQuestion } from './survey-question.ts';

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
  'a survey form on the portal’s host cannot read the session, not even in a window that it opens',
  { tag: '@verdant' },
  async ({ page, account, testEdge, openTab }) => {
    const site = testEdge.getSiteAddress('verdant');
    testEdge.proxy.addFault(/\/media\/survey\/form/, respondWith(hostileHtml));
    await setAccountAge(account, dayMs);
    await signIn(page, site, account, '/live/');
    expect(await page.evaluate(() => localStorage.length), 'the storage contains a session').toBeGreaterThan(0);
    await page.reload();
    await locateQuestion(page).getByRole('button', { name: 'Start survey' }).click();
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
