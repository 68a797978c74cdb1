import type { Page } from '@playwright/test';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../session/session.ts';
import { submitLogin } from '../session/visit.ts';

const team = 'Tromsø Aurora';
const locateMain = (page: Page) => page.getByRole('main');
/** The button in the head of the team's page. */
const locateHead = (page: Page, buttonText: 'Follow' | 'Following') =>
  locateMain(page).getByRole('button', { name: `${buttonText} ${team}`, exact: true });
/** The star on the first card of a match of the team. */
const locateStar = (page: Page) =>
  locateMain(page)
    .getByRole('button', { name: /^Follow: .*Tromsø Aurora(?! Women)/ })
    .first();
/** The button next to the team's card in a list. */
const locateListButton = (page: Page) => locateMain(page).getByRole('button', { name: `Follow ${team}`, exact: true });
const locateMenuItem = (page: Page) => page.getByRole('menuitemcheckbox', { name: `Follow ${team}`, exact: true });

test(
  'a visitor who follows a team from a match’s card sees it followed everywhere after the sign-in, also in other tabs',
  { tag: '@nordic' },
  async ({ page, watch, account, openTab }) => {
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('nordic');
    await page.goto(`${site}/search/?q=tromso`);
    await locateStar(page).click();
    await locateMenuItem(page).click();
    await submitLogin(page, account);
    await expect(page).toHaveURL(`${site}/search/?q=tromso`);
    await expect(page.getByText(`You now follow ${team}.`)).toBeVisible();
    await expect(locateListButton(page)).toHaveAttribute('aria-pressed', 'true');
    await locateMain(page).locator('a[href$="/team/tra/"]').first().click();
    await expect(locateHead(page, 'Following')).toHaveAttribute('aria-pressed', 'true');

    const otherTab = await openTab();
    await otherTab.goto(`${site}/search/?q=tromso`);
    const listButton = locateListButton(otherTab);
    await expect(listButton).toHaveAttribute('aria-pressed', 'true');
    await listButton.click();
    await expect(listButton).toHaveAttribute('aria-pressed', 'false');
    await expect(locateHead(page, 'Follow'), 'in the first tab').toHaveAttribute('aria-pressed', 'false');

    const saveUrlGlob = '**/api/follow/save';
    const refusal = { status: 403, json: { error: true, message: 'Not today' } };
    // A flag ends the route's effect, because a request that starts while Playwright removes a route is lost.
    let isRefusing = true;
    await page.route(saveUrlGlob, (route) => (isRefusing ? route.fulfill(refusal) : route.fallback()));
    await locateHead(page, 'Follow').click();
    await expect(page.getByText(`${team}: Not today`)).toHaveCount(1);
    await expect(locateHead(page, 'Follow')).toHaveAttribute('aria-pressed', 'false');
    isRefusing = false;
    await locateHead(page, 'Follow').click();
    await expect(locateHead(page, 'Following')).toHaveAttribute('aria-pressed', 'true');
    await expect(listButton, 'in the other tab').toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(locateHead(page, 'Following')).toHaveAttribute('aria-pressed', 'true');

    await page.goto(`${site}/`);
    const personalRow = page.getByRole('region', { name: 'Your teams and leagues' });
    await expect(personalRow.getByRole('link', { name: new RegExp(team) }).first(), 'on home').toBeVisible();
  },
);
