import type { Page } from '@playwright/test';
import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { getEvents, findRecordedMatch } from '../harness/world.ts';
import { expect, test } from '../session/session.ts';
import { signIn, signOut } from '../session/visit.ts';
import { waitUntilPlaybackSent } from './wait-until-in-room.ts';
import { continueOnOtherDevice } from './continue-on-other-device.ts';

const locateOffer = (page: Page) => page.getByRole('region', { name: 'Your other devices' });
const locateContinueButton = (page: Page) => page.getByRole('button', { name: 'Continue here' });
const locateVideo = (page: Page) => page.locator('video');
const isPaused = (page: Page) => locateVideo(page).evaluate((element: HTMLVideoElement) => element.paused);
/** Whether the page holds the lock of the browser's only stream. The lock's code loads after the video. */
const hasStreamLock = (page: Page) =>
  page.evaluate(async () => {
    const { held: heldLocks = [] } = await navigator.locks.query();
    return heldLocks.some(({ name }) => name?.endsWith('.stream'));
  });
const getPosition = (page: Page) => locateVideo(page).evaluate((element: HTMLVideoElement) => element.currentTime);

test(
  'a recording moves to another device at its position, the first device takes it back, and a sign-out ends it',
  { tag: '@nordic' },
  async ({ page, account, otherDevice }) => {
    const site = getSiteAddress('nordic');
    const match = await findRecordedMatch({ 'identities.id': ['nordic-men'] });
    const playbackSent = waitUntilPlaybackSent(page, account.id);
    await signIn(page, site, account, `/events/${match.id}/?t=31`);
    await expectPlaying(page);
    await playbackSent;

    const phone = await otherDevice();
    await phone.setViewportSize({ width: 390, height: 780 });
    await signIn(phone, site, account, '/');
    await expect(locateOffer(phone)).toContainText(/Playing on Chrome on Linux \d:\d\d/);
    await phone.bringToFront();
    await locateOffer(phone).getByRole('link').click();
    await expect(phone).toHaveURL(`${site}/events/${match.id}/`);
    await expectPlaying(phone);
    expect(await getPosition(phone)).toBeGreaterThan(30);
    await expect(locateOffer(phone)).toHaveCount(0);

    await expect(page.getByText('Now playing on Chrome on Linux')).toBeVisible();
    expect(await isPaused(page)).toBe(true);
    await page.bringToFront();
    await locateContinueButton(page).click();
    await expectPlaying(page);
    await expect(page.getByText('Now playing on')).toHaveCount(0);
    await expect(phone.getByText('Now playing on Chrome on Linux')).toBeVisible();
    expect(await isPaused(phone)).toBe(true);

    await phone.goto(`${site}/`);
    await expect(locateOffer(phone)).toContainText('Playing on Chrome on Linux');
    await signOut(page);
    await expect(locateOffer(phone)).toHaveCount(0);
  },
);

test(
  'a visitor’s video in another tab pauses the first tab with a message, and a press resumes it there',
  { tag: '@nordic' },
  async ({ page, openTab }) => {
    const site = getSiteAddress('nordic');
    const match = await findRecordedMatch({ 'identities.id': ['nordic-men'] });
    await page.goto(`${site}/events/${match.id}/?t=20`);
    await expectPlaying(page);
    await expect.poll(() => hasStreamLock(page)).toBe(true);

    const tab = await openTab();
    await tab.goto(`${site}/events/${match.id}/?t=40`);
    await expectPlaying(tab);
    await expect(page.getByText('Now playing in another tab')).toBeVisible();
    expect(await isPaused(page)).toBe(true);

    await page.bringToFront();
    await locateContinueButton(page).click();
    await expectPlaying(page);
    await expect(tab.getByText('Now playing in another tab')).toBeVisible();
    expect(await isPaused(tab)).toBe(true);
  },
);

test(
  'an ad pauses when its viewer continues on another device, resumes on a press, and is covered by no element',
  { tag: '@nordic' },
  async ({ page, account }) => {
    const [match] = await getEvents({ 'identities.id': ['nordic-classics'] });
    await signIn(page, getSiteAddress('nordic'), account);
    // The player leaves out an ad that does not start within four seconds, and the next load tries it again.
    await expect(async () => {
      await page.goto(`${getSiteAddress('nordic')}/events/${match?.id}/`);
      await expect(page.locator('[data-ad="playing"]')).toBeAttached({ timeout: 20_000 });
    }).toPass();
    const notice = page.getByText('Now playing on another device');
    await continueOnOtherDevice(account, 'Chrome on Linux', () => expect(notice).toBeVisible({ timeout: 5_000 }));
    const areStill = () =>
      page.evaluate(() => [...document.querySelectorAll('video')].every((element: HTMLVideoElement) => element.paused));
    expect(await areStill()).toBe(true);
    await locateContinueButton(page).click();
    await expect.poll(areStill).toBe(false);
    await expectPlaying(page);
    await expect(notice).toHaveCount(0);
  },
);
