import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { post } from '../harness/world.ts';
import { expectAccessible } from '../everyone/axe.ts';
import { callAsOtherDevice, signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { locateHeading, openPage, signIn } from '../session/visit.ts';
import { waitUntilInViewerRoom } from '../watch/wait-until-in-room.ts';
import { buyOnOtherDevice, cardNumbers, listMatchesSold, findMatchSold, locatePayButton, typeCard } from './paying.ts';

const monthAndDayPattern = /\w{3} \d{1,2}/;

test.describe('the viewer’s purchases', { tag: '@nordic' }, () => {
  test('the account lists purchases with receipts, and a subscription can be canceled and restored', async ({
    page,
    context,
    account,
  }) => {
    const site = getSiteAddress('nordic');
    const match = await findMatchSold('ppv');
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    await buyOnOtherDevice(otherDevice, { event_id: match.id });
    await buyOnOtherDevice(otherDevice, { subscription_id: 'nordic-month' });

    await signIn(page, site, account, '/account/ppv/');
    await expect(page.getByRole('link', { name: `Go to match: ${match.title}` })).toHaveAttribute(
      'href',
      `/events/${match.id}/`,
    );
    await openPage(page, 'Subscription');
    await expect(page.getByText(/^Renews on /)).toBeVisible();
    await page.getByRole('link', { name: 'Manage or cancel: Nordic month pass' }).click();
    await expect(locateHeading(page, 'Nordic month pass')).toBeVisible();

    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    const cancelDialog = page.getByRole('dialog', { name: 'Cancel Nordic month pass?' });
    await expect(cancelDialog.getByText(/^You can watch until .* It won’t renew after that\.$/)).toBeVisible();
    await cancelDialog.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText(/^Canceled\. You can watch until /)).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^Open until / })).toHaveText(monthAndDayPattern);
    const undoButton = page.getByRole('button', { name: 'Undo cancellation' });
    await expect(undoButton, 'the button that undoes the cancellation has the focus').toBeFocused();
    await undoButton.click();
    await expect(page.getByRole('definition').filter({ hasText: /^Renews on / })).toHaveText(monthAndDayPattern);

    await openPage(page, 'Billing');
    await expect(page.getByText('Visa ending in 4242')).toBeVisible();
    await expectAccessible(page);
    const openedPage = context.waitForEvent('page');
    await page.getByRole('link', { name: `Receipt: ${match.title}` }).click();
    const receipt = await openedPage;
    await expect(receipt.getByText(match.title)).toBeVisible();
    await expect(receipt.getByText('€5.99').first()).toBeVisible();
    await receipt.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(receipt.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const receiptLine of await receipt.locator('main :is(h1, p, dt, dd)').all())
      await expect(receiptLine).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(receipt.locator('body > :not(main)'), 'the receipt has no navigation and no banner').toHaveCount(0);
    await receipt.close();
    await page.getByRole('button', { name: 'Remove card' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
    await expect(page.getByText(/^No card is stored\./)).toBeVisible();
  });

  test('a card can be saved without a purchase: the next document shows the toast and focuses its heading', async ({
    page,
    account,
  }) => {
    await signIn(page, getSiteAddress('nordic'), account, '/account/billing/');
    await page.getByRole('link', { name: 'Add a card' }).click();
    await typeCard(page, cardNumbers.good);
    const countStarted = () => page.evaluate(() => performance.timeOrigin);
    const countBefore = await countStarted();
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText('Visa ending in 4242')).toBeVisible();
    expect(await countStarted(), 'the portal has loaded another document').not.toBe(countBefore);
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByText('Card saved')).toBeVisible();
    await expect(locateHeading(page, 'Billing')).toBeFocused();
  });

  test('the ticket form of a match that the viewer’s pass includes links to the match and sells no ticket', async ({
    page,
    account,
  }) => {
    const site = getSiteAddress('nordic');
    const match = await findMatchSold('ppv');
    await buyOnOtherDevice(await signInOnOtherDevice(account, 'Safari on iOS'), { subscription_id: 'nordic-month' });
    await signIn(page, site, account, `/account/ppv/buy/${match.id}/`);
    await expect(page.getByRole('heading', { name: 'You already have this' })).toBeVisible();
    await expect(page.getByText('Included in Nordic month pass')).toBeVisible();
    await expect(locatePayButton(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to match' }).click();
    await expect(page).toHaveURL(`${site}/events/${match.id}/`);
    await expectPlaying(page);
  });

  test('a match plays in an open tab when it is bought in another tab', async ({ page, openTab, account, watch }) => {
    // The open tab may look the payment up before the request that pays has arrived.
    watch.forgive(/404 .*payment_status/);
    const site = getSiteAddress('nordic');
    const [match, otherMatch] = await listMatchesSold('ppv');
    if (!match || !otherMatch) throw new Error('Too few matches are sold');
    await buyOnOtherDevice(await signInOnOtherDevice(account, 'Safari on iOS'), { event_id: otherMatch.id });
    await signIn(page, site, account, `/events/${match.id}/`);
    await expect(page.getByRole('heading', { name: 'Buy a ticket to watch' })).toBeVisible();
    const tab = await openTab();
    // `returnTo` is a page without a video, because a video in this tab would pause the video of the first tab.
    await tab.goto(`${site}/account/ppv/buy/${match.id}/?returnTo=${encodeURIComponent('/account/ppv/')}`);
    await locatePayButton(tab).click();
    await expect(locateHeading(tab, 'Payment complete')).toBeVisible();
    await page.bringToFront();
    await expectPlaying(page);
  });

  test('a match plays until the subscription ends, then its page shows the end and the offers', async ({
    page,
    account,
    watch,
  }) => {
    // The server refuses segments once the access has ended.
    watch.forgive(failedRequestPattern);
    const site = getSiteAddress('nordic');
    const match = await findMatchSold('ppv');
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    const roomJoined = waitUntilInViewerRoom(page, account.id);
    await post('/__world', { contract: `ticket-${match.id}`, of: account.email, seconds: 25 });
    await signIn(page, site, account, `/events/${match.id}/`);
    await roomJoined;
    await expectPlaying(page);
    const upcomingOfferButton = page.getByRole('button', { name: /^Watch from €/ });
    await expect(upcomingOfferButton).toBeHidden();
    await expect(upcomingOfferButton).toBeVisible();
    const accessOnOtherDevice = await callAsOtherDevice<{ available_for_user: boolean }>(
      otherDevice,
      `/api/event/get_by_id/id/${match.id}`,
    );
    expect(accessOnOtherDevice.available_for_user, 'the access has ended').toBe(false);
    await expect(page.getByRole('heading', { name: 'Buy a ticket to watch' })).toBeVisible();
    await expect(page.getByText(/^Your access ended on /)).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
  });
});
