import type { Locator, Page } from '@playwright/test';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { fetchEvent, isOffered, type WorldEvent } from '../harness/world.ts';
import { signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { locateAccountMenu, locateField, locateHeading, locatePasswordField } from '../session/visit.ts';
import { locateEventLink, findLiveMatchOn } from '../watch/live-match.ts';

/** The focused element: whether it is on the screen, and has a visible focus ring. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return 'nowhere';
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    // A slider draws its focus ring on its thumb, a card around its picture.
    const mainItem = element.closest('main li') ?? element;
    const itemElements = [mainItem, ...mainItem.querySelectorAll('*')];
    const isDrawn = [undefined, '::before', '::after'].some((part) =>
      itemElements.some((neighbour) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(neighbour, part);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      }),
    );
    return isOnScreen && isDrawn ? 'seen' : `unseen: ${element.outerHTML.slice(0, 200)}`;
  });

/**
 * Presses Tab until the wanted element has the focus, and checks each element on the way.
 * @param key `Shift+Tab` goes back
 */
async function pressTabUntil(page: Page, targetElement: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // The element must be visible first: the walk would skip a list that arrives later, and the list would move the
  // focused element.
  await expect(targetElement.filter({ visible: true }).first()).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    const hasFocus = await targetElement.evaluateAll((elements) =>
      elements.includes(document.activeElement as HTMLElement),
    );
    const focusedElement = await focusNow(page);
    if (hasFocus) return expect(focusedElement).toBe('seen');
    // After its last element a document passes the focus to the browser's own bars.
    if (focusedElement !== 'nowhere') expect(focusedElement).toBe('seen');
  }
  throw new Error(`The focus does not reach ${String(targetElement)} within 60 steps`);
}

/** A free recording with a link on the page. */
async function findRecording(page: Page): Promise<WorldEvent> {
  const links = page.locator('main a[href*="/events/"]');
  await expect(links.first()).toBeVisible();
  for (const href of await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''))) {
    const event = await fetchEvent(/events\/([^/]+)/.exec(href)?.[1] ?? '');
    if (isOffered('free')(event) && event.source?.hd) return event;
  }
  throw new Error('The page shows no free recording');
}

/** Opens a menu of the player and takes the entry after the current one. */
async function chooseNext(page: Page, menu: string): Promise<void> {
  const menuButton = page.getByRole('main').getByRole('button', { name: menu, exact: true });
  await pressTabUntil(page, menuButton);
  await page.keyboard.press('Enter');
  const chosenOption = page.locator('[role=menuitemradio][aria-checked=true]:focus');
  await expect(chosenOption).toHaveCount(1);
  const textBefore = await chosenOption.textContent();
  await page.keyboard.press('ArrowDown');
  // A menu moves the focus a moment after the key.
  await expect(page.locator('[role=menuitemradio][aria-checked=false]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(chosenOption).toHaveCount(1);
  await expect(chosenOption).not.toHaveText(textBefore ?? '');
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();
}

const locateMainNavigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test(
  'with the keyboard alone, a viewer watches a match, changes captions, signs in to save, and removes a device',
  { tag: '@nordic' },
  async ({ page, watch, account }) => {
    // A wrong password causes a refused call.
    watch.forgive(failedRequestPattern);
    await signInOnOtherDevice(account, 'Safari on iOS');
    await signInOnOtherDevice(account, 'Firefox on Windows');
    const main = page.getByRole('main');
    await page.goto(`${getSiteAddress('nordic')}/`);

    await pressTabUntil(page, locateMainNavigation(page, 'Live'));
    await page.keyboard.press('Enter');
    await expect(locateHeading(page, 'Live')).toBeFocused();
    const liveMatch = await findLiveMatchOn(page);
    await pressTabUntil(page, locateEventLink(page, liveMatch));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/events/${liveMatch.id}/$`));
    await expectPlaying(page);
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('region', { name: /^Video player/ }).locator(':focus'),
      'the focus continues in the player',
    ).toHaveCount(1);
    await chooseNext(page, 'Audio');

    await pressTabUntil(page, locateMainNavigation(page, 'Replays'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(locateHeading(page, 'Replays')).toBeFocused();
    const match = await findRecording(page);
    await pressTabUntil(page, locateEventLink(page, match));
    await page.keyboard.press('Enter');
    await expectPlaying(page);
    await chooseNext(page, 'Captions');

    await pressTabUntil(page, main.getByRole('button', { name: 'Watchlist', exact: true }));
    await page.keyboard.press('Enter');
    await expect(locateHeading(page, 'Sign in')).toBeFocused();
    await pressTabUntil(page, locateField(page, 'Email'));
    await page.keyboard.type(account.email);
    await pressTabUntil(page, locatePasswordField(page));
    await page.keyboard.type('not this one');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
    await expect(locatePasswordField(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/events/${match.id}/$`));
    await expect(page.getByText(`Saved to your watchlist: ${match.safe_title}`)).toHaveCount(1);
    await expect(main.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(main.locator(':focus')).toHaveCount(1);

    await pressTabUntil(page, locateAccountMenu(page), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Account', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Watchlist', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(locateHeading(page, 'Watchlist')).toBeFocused();
    await expect(locateEventLink(page, match)).toBeVisible();

    const accountLinks = page.getByRole('navigation', { name: 'Account' });
    await pressTabUntil(page, accountLinks.getByRole('link', { name: 'Devices' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(locateHeading(page, 'Devices')).toBeFocused();
    await pressTabUntil(page, main.getByRole('button', { name: 'Remove Safari on iOS' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Remove Safari on iOS?' });
    await expect(dialog).toBeFocused();
    await pressTabUntil(page, dialog.getByRole('button', { name: 'Remove device' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Safari on iOS has been removed.')).toBeVisible();
    const rows = main.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(main.locator('li:focus'), 'the next device has the focus').toHaveCount(1);
  },
);
