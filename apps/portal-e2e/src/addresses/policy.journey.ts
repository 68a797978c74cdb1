import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { findRecordedMatch } from '../harness/world.ts';

test(
  'text assigned as HTML is refused on a site without foreign scripts',
  { tag: '@plain' },
  async ({ page, watch }) => {
    await page.goto(`${getSiteAddress('plain')}/live/`, { waitUntil: 'domcontentloaded' });
    const result = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b></b>';
        return 'let through';
      } catch (error) {
        return String(error);
      }
    });
    expect(result).toContain("requires 'TrustedHTML'");
    watch.forgive(/Policy \(enforce\)|TrustedHTML/);
  },
);

/**
 * Each policy report fails the test that causes it (`watch`). These tests visit common pages, and prove that a report
 * appears in the console.
 */
test.describe('the policy of a page', { tag: '@nordic' }, () => {
  test('menus, lists and the player of the portal cause no policy report', async ({ page }) => {
    await page.goto(`${getSiteAddress('nordic')}/`);
    await page.mouse.wheel(0, 400);
    await page.getByRole('link', { name: 'Replays' }).first().click();
    await expect(page).toHaveURL(/\/archive\//);
    const { id } = await findRecordedMatch();
    await page.goto(`${getSiteAddress('nordic')}/events/${id}/`);
    await expectPlaying(page);
  });

  test('a page’s policy reports text assigned as HTML without refusing it yet', async ({ page, watch }) => {
    await page.goto(`${getSiteAddress('nordic')}/live/`, { waitUntil: 'domcontentloaded' });
    const consoleMessage = page.waitForEvent('console', (message) => message.text().startsWith('Policy (report)'));
    await page.evaluate(() => void (document.createElement('div').innerHTML = '<b></b>'));
    expect((await consoleMessage).text()).toContain('require-trusted-types-for');
    watch.forgive(/Policy \(report\)/);
  });

  test('a page’s policy refuses a foreign script and reports it', async ({ page, watch }) => {
    await page.goto(`${getSiteAddress('nordic')}/live/`, { waitUntil: 'domcontentloaded' });
    const consoleMessage = page.waitForEvent('console', (message) => message.text().startsWith('Policy (enforce)'));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = 'https://evil.example/x.js';
      document.head.append(script);
    });
    expect((await consoleMessage).text()).toContain('script-src-elem refuses https://evil.example/x.js');
    watch.forgive(/evil\.example|Policy \(report\)/);
  });
});
