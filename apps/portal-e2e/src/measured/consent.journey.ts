import type { Page } from '@playwright/test';
import { locateMainLink, waitUntilHydrated } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { removeFromPolicy } from '../harness/remove-from-policy.ts';
import { locateAccountMenu, signInByForm, signInLink, signOut } from '../session/visit.ts';
import { expect, test } from './measured.ts';

const locateQuestion = (page: Page) => page.getByRole('region', { name: 'May we measure how this site is used?' });
const locateAnswer = (page: Page, name: string) => locateQuestion(page).getByRole('button', { name });
const secretText = 'hunter2';
const locateSettings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });

test(
  'no other host is called and no data for measuring is stored before consent',
  { tag: '@nordic' },
  async ({ page, measured }) => {
    const site = measured.getSiteAddress('nordic');
    await page.goto(site);
    await waitUntilHydrated(page);
    await expect(locateQuestion(page)).toBeVisible();
    await locateMainLink(page, 'Live').click();
    await expect(page).toHaveURL(`${site}/live/`);
    await page.goto(`${site}/search/?q=tromso`);
    await expect(locateQuestion(page)).toBeVisible();
    expect(measured.listOtherRequests()).toEqual([]);
    expect(measured.google.requestLines).toEqual([]);
    const { cookies } = await page.context().storageState();
    expect(cookies.filter(({ name }) => name.startsWith('_ga'))).toEqual([]);

    await locateAnswer(page, 'Decline').click();
    await expect(locateQuestion(page)).toBeHidden();
    await page.reload();
    await waitUntilHydrated(page);
    await expect(locateSettings(page)).toBeVisible();
    await expect(locateQuestion(page)).toBeHidden();
    expect(measured.listOtherRequests(), 'no other host is called after a refusal').toEqual([]);
  },
);

test(
  'after consent, analytics gets each page’s pattern without its query; a later refusal stops it and removes cookies',
  { tag: '@nordic' },
  async ({ page, measured, account }) => {
    const { google } = measured;
    const site = measured.getSiteAddress('nordic');
    await page.goto(`${site}/search/?q=tromso&code=${secretText}`);
    await locateAnswer(page, 'Accept').click();
    await expect.poll(() => google.hits.map(({ name }) => name)).toEqual(['page_view']);
    expect(google.hits[0]).toMatchObject({
      params: { page_location: `${site}/search/`, page_title: '/search/', page_route: '/search/' },
      consent: {
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    });
    await locateMainLink(page, 'Live').click();
    await expect(page).toHaveURL(`${site}/live/`);
    await page.getByRole('main').locator('a[href^="/events/"]').first().click();
    await expect
      .poll(() => google.hits.map(({ name }) => name))
      .toEqual(expect.arrayContaining(['select_content', 'view_item']));
    const { cookies } = await page.context().storageState();
    const gaCookie = cookies.find(({ name }) => name === '_ga');
    const lifetimeDays = ((gaCookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(lifetimeDays, 'the cookie’s lifetime is about a year').toBeGreaterThan(360);
    expect(lifetimeDays).toBeLessThan(370);

    await signInByForm(page, site, account);
    await expect.poll(() => google.hits.find(({ name }) => name === 'login')?.params['method']).toBe('credentials');
    await page.reload();
    await expect(locateAccountMenu(page)).toBeVisible();
    await expect.poll(() => google.hits.at(-1)).toMatchObject({ name: 'page_view', params: { user_id: account.id } });
    await signOut(page);
    await expect(signInLink(page)).toBeVisible();
    await page.goto(`${site}/archive/`);
    await expect
      .poll(() => google.hits.at(-1))
      .toMatchObject({ name: 'page_view', params: { page_location: `${site}/archive/` } });
    expect(google.hits.at(-1)?.params['user_id'] ?? null).toBeNull();

    await locateSettings(page).click();
    await expect(locateQuestion(page)).toContainText('You have accepted.');
    await locateAnswer(page, 'Decline').click();
    await expect(locateSettings(page)).toBeFocused();
    const requestCountBefore = google.requestLines.length;
    await locateMainLink(page, 'Live').click();
    await expect(page).toHaveURL(`${site}/live/`);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(locateSettings(page)).toBeVisible();
    expect(google.requestLines.slice(requestCountBefore)).toEqual([]);
    const remainingCookies = (await page.context().storageState()).cookies.filter(({ name }) => name.startsWith('_ga'));
    expect(remainingCookies).toEqual([]);
    for (const word of ['tromso', secretText, account.email, account.password, account.name, '@'])
      expect(
        google.requestLines.filter((line) => line.includes(word) || line.includes(encodeURIComponent(word))),
      ).toEqual([]);
    expect(google.requestLines.length, 'requests were recorded').toBeGreaterThan(6);
  },
);

test(
  'a tag that the policy refuses adds one line to the log, and the page works [fault-38]',
  { tag: '@nordic' },
  async ({ page, measured, watch }) => {
    const { google, edge } = measured;
    watch.forgive(/violates the following|Policy \(enforce\)/);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Analytics')) warnings.push(message.text());
    });
    await removeFromPolicy(page, '/about/', edge, google.origin);
    const site = measured.getSiteAddress('nordic');
    await page.goto(`${site}/about/`);
    await locateAnswer(page, 'Accept').click();
    await expect
      .poll(() => warnings)
      .toEqual([`Analytics could not be loaded: ${new URL(google.origin).host} is blocked or out of reach`]);
    await locateMainLink(page, 'Live').click();
    await expect(page).toHaveURL(`${site}/live/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(warnings).toHaveLength(1);
    expect(google.hits).toEqual([]);
  },
);

test(
  'a local environment shows no question, loads no tag, and logs one warning',
  { tag: '@nordic' },
  async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes('Analytics')) warnings.push(message.text());
    });
    await page.goto(getSiteAddress('nordic'));
    await waitUntilHydrated(page);
    await expect.poll(() => warnings).toEqual(['Analytics is disabled in a local environment.']);
    await expect(locateQuestion(page)).toBeHidden();
    await expect(locateSettings(page)).toBeHidden();
  },
);
