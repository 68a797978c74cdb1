import type { Page } from '@playwright/test';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { getEvents, isOffered } from '../harness/world.ts';
import { expect, test } from './session.ts';
import { locateAccountMenu, signInByForm, signInLink, signOut } from './visit.ts';

/** A recording for members. */
async function findMembersMatch(): Promise<string> {
  const matches = await getEvents({ status: ['archived'], sportType: ['ice-hockey'] });
  const match = matches.find(isOffered('members'));
  if (!match) throw new Error('There is no recording for members');
  return match.id;
}

/** @returns whether a video on the page is playing */
const isPlaying = (page: Page) =>
  page.evaluate(() => Array.from(document.querySelectorAll('video')).some((video) => !video.paused));

test(
  'tabs sign in and out together, and a video for members stops on sign-out',
  { tag: '@nordic' },
  async ({ page, watch, account, openTab }) => {
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('nordic');
    await page.goto(`${site}/events/${await findMembersMatch()}/`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in to watch' })).toBeVisible();

    const otherTab = await openTab();
    await signInByForm(otherTab, site, account, '/');
    await expect(locateAccountMenu(page)).toBeVisible();
    // A window that is behind another one shows no frames.
    await page.bringToFront();
    await expectPlaying(page);

    await signOut(otherTab);
    await expect(signInLink(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in to watch' })).toBeVisible();
    expect(await isPlaying(page)).toBe(false);
    await expect(signInLink(otherTab)).toBeVisible();
    await page.reload();
    await expect(signInLink(page)).toBeVisible();
  },
);
