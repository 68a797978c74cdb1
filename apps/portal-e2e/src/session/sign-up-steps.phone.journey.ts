import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../everyone/axe.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { callAsOtherDevice, signInOnOtherDevice } from './accounts.ts';
import { expect, test } from './session.ts';

/** Presses Tab until the target has the focus. */
async function focusWithTab(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressIndex = 0; pressIndex < 80; pressIndex += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

test.describe('signing up through all steps', { tag: '@galil' }, () => {
  test.use({ locale: 'he-IL', contextOptions: { reducedMotion: 'reduce' } });

  test('a sign-up by keyboard on a phone, in Hebrew, follows leagues and teams and opens the requested page', async ({
    page,
  }) => {
    const site = getSiteAddress('galil');
    const account = {
      id: '',
      name: 'נועה כהן',
      email: `${randomUUID()}@example.com`,
      password: `secret ${randomUUID()}`,
    };
    const continueLink = page.getByRole('main').getByRole('link', { name: 'המשך', exact: true });
    const firstButton = page.locator('main li button').first();
    const expectStep = async (path: string, headingText: string): Promise<void> => {
      await expect(page).toHaveURL(`${site}${path}?returnTo=%2Flive%2F`);
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', headingText);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expectNoSidewaysScroll(page);
    };

    await page.goto(`${site}/auth/sign-up/?returnTo=%2Flive%2F`);
    for (const [selector, typedText] of [
      ['input[autocomplete="name"]', account.name],
      ['input[type="email"]', account.email],
      ['input[type="password"]', account.password],
    ] as const) {
      await focusWithTab(page, page.locator(selector));
      await page.keyboard.type(typedText);
    }
    const termsCheckbox = page.getByRole('checkbox');
    if (await termsCheckbox.isVisible()) {
      await focusWithTab(page, termsCheckbox);
      await page.keyboard.press('Space');
    }
    await focusWithTab(page, page.locator('main form [type="submit"]'));
    await page.keyboard.press('Enter');

    await expectStep('/auth/sign-up/personalization/', 'שלב 1 מתוך 5');
    await focusWithTab(page, continueLink);
    await page.keyboard.press('Enter');

    await expectStep('/auth/sign-up/following/league/', 'שלב 2 מתוך 5');
    await focusWithTab(page, firstButton);
    await page.keyboard.press('Space');
    await expect(firstButton).toHaveAttribute('aria-pressed', 'true');
    const league = await firstButton.locator('bdi').textContent();
    await expectAccessible(page);
    await focusWithTab(page, continueLink);
    await page.keyboard.press('Enter');

    await expectStep('/auth/sign-up/following/league/all/', 'שלב 3 מתוך 5');
    // Teams of the chosen league come first.
    await expect(firstButton).toContainText(league ?? '');
    const team = (await firstButton.locator('bdi').textContent()) ?? '';
    await focusWithTab(page, firstButton);
    await page.keyboard.press('Space');
    await expect(firstButton).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await focusWithTab(page, continueLink);
    await page.keyboard.press('Enter');

    await expectStep('/auth/sign-up/club/', 'שלב 4 מתוך 5');
    const club = (await firstButton.locator('bdi').first().textContent()) ?? '';
    await focusWithTab(page, firstButton);
    await page.keyboard.press('Space');
    await expect(firstButton).toHaveAttribute('aria-pressed', 'true');
    await focusWithTab(page, continueLink);
    await page.keyboard.press('Enter');

    await expectStep('/auth/sign-up/subscription/', 'שלב 5 מתוך 5');
    // Offers are optional in this step of the sign-up.
    await expect(page.getByRole('listitem', { name: 'מנוי חודשי' })).toBeVisible();
    await expectAccessible(page);
    await focusWithTab(page, page.getByRole('main').getByRole('link', { name: 'דילוג', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/live/`);

    // Home shows all chosen teams and leagues at once.
    await page.locator('header a[href="/"]').first().click();
    const personalRow = page.getByRole('region', { name: 'הקבוצות והליגות שלך' });
    await expect(personalRow.getByRole('link', { name: new RegExp(team) }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: club, exact: true })).toHaveAttribute('style', /--ground/);

    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    const { entries } = await callAsOtherDevice<{ entries: { type: string; title: string }[] }>(
      otherDevice,
      '/api/follow/list_by_user?size=9',
    );
    expect(entries.map(({ type }) => type)).toEqual(['team', 'identity_item']);
    expect(entries[1]?.title).toBe(league);
  });
});
