import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../everyone/axe.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../session/session.ts';
import { locateCardFields, cardNumbers, findMatchSold } from './paying.ts';

/** Presses Tab until the target has the focus. */
async function focusWithTab(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressIndex = 0; pressIndex < 60; pressIndex += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

test.describe('buying in Hebrew, with a keyboard alone', { tag: '@galil' }, () => {
  test.use({ locale: 'he-IL', contextOptions: { reducedMotion: 'reduce' } });

  test('a viewer buys a match on a phone with a keyboard, upright and on its side, and the match plays', async ({
    page,
    account,
  }) => {
    const portraitSize = { width: 390, height: 844 };
    const landscapeSize = { width: 844, height: 390 };
    await page.setViewportSize(portraitSize);
    const site = getSiteAddress('galil');
    const { id } = await findMatchSold('ppv', { 'identities.id': ['galil-premier'] });
    await page.goto(`${site}/auth/login/?returnTo=${encodeURIComponent(`/events/${id}/`)}`);
    await focusWithTab(page, page.locator('input[type="email"]'));
    await page.keyboard.type(account.email);
    await focusWithTab(page, page.locator('input[type="password"]'));
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');

    await focusWithTab(page, page.getByRole('button', { name: /^צפייה החל מ/ }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const continueLink = dialog.getByRole('link');
    for (const size of [landscapeSize, portraitSize]) {
      await page.setViewportSize(size);
      await expect(continueLink, 'the link is visible below the offers').toBeInViewport({ ratio: 1 });
    }
    await focusWithTab(page, dialog.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expectAccessible(page);
    await focusWithTab(page, continueLink);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(`${site}/account/ppv/buy/${id}/`);
    const number = locateCardFields(page).locator('#number');
    await expect(number).toBeVisible();
    // The frame sets its title, in its own language, once it is ready.
    await expect(page.locator('main iframe')).toHaveAttribute('title', /\S/);
    for (const size of [landscapeSize, portraitSize]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
    await focusWithTab(page, page.getByRole('radio', { checked: true }));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Sandbox Wallet' })).toBeFocused();
    await focusWithTab(page, number);
    await page.keyboard.type(cardNumbers.good);
    await page.keyboard.press('Tab');
    await page.keyboard.type('1240');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    await focusWithTab(page, page.getByRole('link', { name: 'לצפייה', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/events/${id}/`);
    await expectPlaying(page);
  });
});
