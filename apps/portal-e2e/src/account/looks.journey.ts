import { getSiteAddress } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { expectAccessible } from '../everyone/axe.ts';
import { createAccount, signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { followOnOtherDevice, createClip, saveOnOtherDevice } from './saved-lists.ts';

/** A viewer's own pages, each with an element that proves that the page has content. */
const pages = [
  ['/account/', 'main nav ul a[href$="/selected/clips/"]'],
  ['/account/general/', 'main form input[autocomplete="name"]'],
  ['/account/password/', 'main form input[type="password"]'],
  ['/account/devices/', 'main li:nth-of-type(2)'],
  ['/account/following/', 'main section li [aria-haspopup="dialog"]'],
  ['/selected/videos/', 'main li a[href*="/events/"]'],
  ['/selected/clips/', 'main li [data-clip]'],
] as const;

/** An account with content on every page. */
async function createFilledAccount() {
  const account = await createAccount();
  const [otherDevice, match] = await Promise.all([signInOnOtherDevice(account, 'Safari on iOS'), findRecordedMatch()]);
  await Promise.all([
    saveOnOtherDevice(otherDevice, match.id),
    followOnOtherDevice(otherDevice, 'tra'),
    createClip(account, 'Slap shot'),
  ]);
  return account;
}

test.describe('a viewer’s own pages are accessible, and fit a phone of 390 pixels', () => {
  for (const [customer, prefix, locale, themes, title] of [
    ['nordic', '/de', 'de-DE', ['dark', 'light'], 'in German, in the dark and in the light'],
    ['galil', '', 'he-IL', ['light'], 'in Hebrew'],
  ] as const) {
    test.describe(title, { tag: `@${customer}` }, () => {
      // Reduced motion, because axe would measure colours during a transition.
      test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

      test('a viewer’s own pages have no axe violation and fit a phone in both themes', async ({ page }) => {
        const site = getSiteAddress(customer) + prefix;
        const { email, password } = await createFilledAccount();
        const [theme, otherTheme] = themes;
        await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
          `touchline.${customer}.color-mode`,
          theme,
        ] as const);
        await page.goto(`${site}/auth/login/?returnTo=%2Faccount%2F`);
        await page.locator('input[type="email"]').fill(email);
        await page.locator('input[type="password"]').fill(password);
        await page.locator('main form [type="submit"]').click();
        await expect(page).toHaveURL(`${site}/account/`);
        const root = page.locator('html');
        for (const [path, contentSelector] of pages) {
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.goto(site + path, { waitUntil: 'domcontentloaded' });
          await expect(root).toHaveAttribute('data-theme', theme);
          await expect(page.locator(contentSelector).first()).toBeVisible();
          await expectAccessible(page);
          await page.setViewportSize({ width: 390, height: 844 });
          await expectNoSidewaysScroll(page);
          if (!otherTheme) continue;
          // A theme changes only colours, so the contrast is the only rule to check again.
          await root.evaluate((element, name) => element.setAttribute('data-theme', name), otherTheme);
          await expectAccessible(page, 'color-contrast');
        }
      });
    });
  }
});
