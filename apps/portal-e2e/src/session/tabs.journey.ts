import type { Page } from '@playwright/test';
import { failedRequest } from '../harness/console-watch.ts';
import { siteOf } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { eventsWhere, isOffered } from '../harness/world.ts';
import { expect, test } from './session.ts';
import { accountMenu, signIn, signInLink, signOut } from './visit.ts';

/** A recording for whoever has an account. */
async function membersMatch(): Promise<string> {
  const matches = await eventsWhere({ status: ['archived'], sportType: ['ice-hockey'] });
  const match = matches.find(isOffered('members'));
  if (!match) throw new Error('There is no recording for members');
  return match.id;
}

/** Notes when nothing plays and nobody is signed in any more. @returns that moment, by the clock of both tabs; null before */
async function noteTheEnd(page: Page): Promise<() => Promise<number | null>> {
  await page.evaluate(() => {
    const look = () => {
      const isOut =
        !document.documentElement.hasAttribute('data-signed-in') &&
        !document.querySelector('header [aria-haspopup="menu"]');
      const playing = Array.from(document.querySelectorAll('video')).some((video) => !video.paused);
      if (isOut && !playing) document.documentElement.dataset['ended'] = String(Date.now());
      else requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['ended']) || null);
}

test(
  'tabs sign in together, and out together within a second, when what is for members stops',
  { tag: '@nordic' },
  async ({ page, watch, account, openTab }) => {
    watch.forgive(failedRequest);
    const site = siteOf('nordic');
    await page.goto(`${site}/events/${await membersMatch()}/`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in to watch' })).toBeVisible();

    const other = await openTab();
    await signIn(other, site, account, '/');
    await expect(accountMenu(page)).toBeVisible();
    // A window behind another one shows no frames.
    await page.bringToFront();
    await expectPlaying(page);

    const end = await noteTheEnd(page);
    await accountMenu(other).click();
    const item = other.getByRole('menuitem', { name: 'Sign out' });
    await item.waitFor();
    const pressed = await item.evaluate((element: HTMLElement) => {
      element.click();
      return Date.now();
    });
    await expect.poll(end).not.toBeNull();
    expect(Number(await end()) - pressed, 'milliseconds').toBeLessThan(1_000);
    await expect(signInLink(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in to watch' })).toBeVisible();
    await expect(signInLink(other)).toBeVisible();
    await page.reload();
    await expect(signInLink(page)).toBeVisible();
  },
);

test(
  'a tab on a page of the viewer leads to the login when another one signs them out',
  { tag: '@nordic' },
  async ({ page, account, openTab }) => {
    const site = siteOf('nordic');
    await signIn(page, site, account, '/account/general/');
    const other = await openTab();
    await other.goto(`${site}/account/`);
    await expect(accountMenu(other)).toBeVisible();
    await signOut(other);
    await expect(other).toHaveURL(`${site}/`);
    await expect(page).toHaveURL(`${site}/auth/login/?returnTo=%2Faccount%2Fgeneral%2F`);
  },
);
