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

// Without reduced motion, axe would measure colours during a transition.
test.use({ locale: 'de-DE', contextOptions: { reducedMotion: 'reduce' } });

// Landmarks and headings are the same in every theme and language; stories check the rest of a page in each of them.
test(
  'a viewer’s own pages in German and in the dark theme have no axe violation, and fit a phone of 390 pixels',
  { tag: '@nordic' },
  async ({ page }) => {
    const site = `${getSiteAddress('nordic')}/de`;
    const { email, password } = await createFilledAccount();
    await page.addInitScript(() => localStorage.setItem('touchline.nordic.color-mode', 'dark'));
    await page.goto(`${site}/auth/login/?returnTo=%2Faccount%2F`);
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[type="password"]').fill(password);
    await page.locator('main form [type="submit"]').click();
    await expect(page).toHaveURL(`${site}/account/`);
    for (const [path, contentSelector] of pages) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(site + path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator(contentSelector).first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScroll(page);
    }
  },
);
