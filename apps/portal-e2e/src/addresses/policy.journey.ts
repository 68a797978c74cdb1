import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';

test(
  'a site without foreign scripts refuses a text that a script assigns as HTML',
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

// Each policy report fails the test that causes it (`watch`). This test proves that a report appears in the console.
test(
  'a site with third-party scripts reports a text assigned as HTML, and refuses an unknown script',
  { tag: '@nordic' },
  async ({ page, watch }) => {
    await page.goto(`${getSiteAddress('nordic')}/live/`, { waitUntil: 'domcontentloaded' });
    const reportMessage = page.waitForEvent('console', (message) => message.text().startsWith('Policy (report)'));
    await page.evaluate(() => void (document.createElement('div').innerHTML = '<b></b>'));
    expect((await reportMessage).text()).toContain('require-trusted-types-for');

    const refusalMessage = page.waitForEvent('console', (message) => message.text().startsWith('Policy (enforce)'));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = 'https://evil.example/x.js';
      document.head.append(script);
    });
    expect((await refusalMessage).text()).toContain('script-src-elem refuses https://evil.example/x.js');
    watch.forgive(/evil\.example|Policy \(report\)/);
  },
);
