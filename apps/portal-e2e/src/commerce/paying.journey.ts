import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { answerStatus } from '../harness/faults.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../session/session.ts';
import { locateHeading, signIn, submitLogin } from '../session/visit.ts';
import { signInOnOtherDevice } from '../session/accounts.ts';
import { waitUntilInViewerRoom } from '../watch/wait-until-in-room.ts';
import {
  locateBuyLink,
  buyOnOtherDevice,
  locateCardFields,
  cardNumbers,
  getCharges,
  listMatchesSold,
  findMatchSold,
  openPurchaseOptions,
  locatePayButton,
  typeCard,
  openPaidMatch,
  locateOptions,
} from './paying.ts';

test.describe('a match for sale', { tag: '@nordic' }, () => {
  test('a visitor buys a match through the offers, sign-in and a new card, and the match plays', async ({
    page,
    account,
  }) => {
    const site = getSiteAddress('nordic');
    const { id } = await findMatchSold('ppv');
    await page.goto(`${site}/events/${id}/`);
    await openPurchaseOptions(page);
    await expect(locateOptions(page).getByRole('radio').first(), 'the cheapest offer is selected').toBeChecked();
    await expect(locateOptions(page).getByText('This match, live and as a replay')).toBeVisible();
    await expect(locateOptions(page).getByText('Tax included')).toBeVisible();
    await locateBuyLink(page).click();
    await expect(page).toHaveURL(/\/auth\/login\//);
    await submitLogin(page, account);

    await expect(page).toHaveURL(`${site}/account/ppv/buy/${id}/`);
    await expect(locateHeading(page, 'Checkout')).toBeVisible();
    await typeCard(page, cardNumbers.good);
    // The card's number is in the provider's frame, which the page's code cannot read.
    expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();
    await locatePayButton(page).click();

    await openPaidMatch(page);
    await expect(page).toHaveURL(`${site}/events/${id}/`);
    await expect(page.getByRole('region', { name: /^Video: / }), 'the player has the focus').toBeFocused();
    await expectPlaying(page);
    expect((await getCharges(account)).map(({ status }) => status)).toEqual(['paid']);
    // The match's document has no part of the payment page.
    expect(await page.evaluate(() => document.querySelector('script[src*="fields.js"], iframe'))).toBeNull();
  });

  test('closing the offers focuses their button, and the selected offer remains while the offers load again', async ({
    page,
    account,
  }) => {
    const site = getSiteAddress('nordic');
    const [match, otherMatch] = await listMatchesSold('ppv');
    if (!match || !otherMatch) throw new Error('Too few matches are sold');
    await signIn(page, site, account, `/events/${match.id}/`);
    const watchButton = page.getByRole('button', { name: /^Watch from €/ });
    await watchButton.focus();
    await page.keyboard.press('Enter');
    await expect(locateOptions(page).getByRole('radio').first()).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(watchButton).toBeFocused();

    const roomJoined = waitUntilInViewerRoom(page, account.id);
    await page.goto(`${site}/events/${match.id}/?opened=by-address#ways`);
    await roomJoined;
    const passOption = locateOptions(page).getByRole('radio', { name: /Nordic day pass/ });
    await passOption.check();
    const eventResponse = page.waitForResponse((response) => response.url().includes(`/get_by_id/id/${match.id}`));
    await buyOnOtherDevice(await signInOnOtherDevice(account, 'Safari on iOS'), { event_id: otherMatch.id });
    await eventResponse;
    await expect(passOption).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(locateOptions(page)).toBeHidden();
    await expect(watchButton).toBeFocused();
  });

  test('a match plays when the viewer presses Pay right after the last digit, goes back from the bank, and then confirms there', async ({
    page,
    account,
  }) => {
    const site = getSiteAddress('nordic');
    const { id } = await findMatchSold('ppv');
    await signIn(page, site, account, `/account/ppv/buy/${id}/`);
    await typeCard(page, cardNumbers.needsConfirmation);
    await locatePayButton(page).click();
    const bank = new RegExp(`^${process.env['PAYMENTS']}/`);
    await expect(page).toHaveURL(bank);
    await page.goBack();
    await page.getByRole('link', { name: 'Continue at your bank' }).click();
    await expect(page).toHaveURL(bank);
    await page.locator('button[name="answer"][value="confirm"]').click();
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${site}/events/${id}/`);
    await expectPlaying(page);
    expect(await getCharges(account)).toHaveLength(1);
  });

  test('a double click with the stored card charges once', async ({ page, account }) => {
    const site = getSiteAddress('nordic');
    const [match, otherMatch] = await listMatchesSold('ppv');
    if (!match || !otherMatch) throw new Error('Too few matches are sold');
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    await buyOnOtherDevice(otherDevice, { event_id: otherMatch.id });
    await signIn(page, site, account, `/account/ppv/buy/${match.id}/`);
    await expect(page.getByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked();
    await expect(locateCardFields(page).locator('#number')).toBeHidden();
    let chargeCount = 0;
    page.on('request', (request) => (chargeCount += request.url().endsWith('/ppv_by_stored_cc') ? 1 : 0));
    await locatePayButton(page).dblclick();
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${site}/events/${match.id}/`);
    await expectPlaying(page);
    expect(chargeCount).toBe(1);
    expect(await getCharges(otherDevice)).toHaveLength(2);
  });

  test('the form shows a changed price, keeps the card, and charges on another press', async ({
    page,
    account,
    testEdge,
    watch,
  }) => {
    watch.forgive(failedRequestPattern);
    const site = testEdge.getSiteAddress('nordic');
    const { id } = await findMatchSold('ppv');
    // The proxy sends an outdated price, as on a page that was opened before the offer changed.
    testEdge.proxy.addFault(/\/get_commerce_options/, async (response, getRealAnswer) => {
      const { status, headers, body } = await getRealAnswer();
      const bodyWithOldPrice = body.toString().replace(/"price":"[\d.]+"/, '"price":"1.25"');
      const { 'content-length': _, ...otherHeaders } = headers;
      response.writeHead(status, otherHeaders).end(bodyWithOldPrice);
    });
    await signIn(page, site, account, `/account/ppv/buy/${id}/`);
    await typeCard(page, cardNumbers.good);
    await expect(locatePayButton(page)).toHaveText('Pay €1.25');
    testEdge.proxy.removeFaults();
    await locatePayButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The price is now €' });
    await expect(alert).toBeVisible();
    const [price = ''] = (await alert.innerText()).match(/€[\d.]+\d/) ?? [];
    await expect(locatePayButton(page)).toHaveText(`Pay ${price}`);
    await expect(page).toHaveURL(`${site}/account/ppv/buy/${id}/`);
    const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
    expect(await getCharges(otherDevice)).toEqual([]);

    await locatePayButton(page).click();
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${site}/events/${id}/`);
    await expectPlaying(page);
    expect(await getCharges(otherDevice)).toMatchObject([{ status: 'paid', amount: price.slice(1), currency: 'EUR' }]);
  });

  test('a purchase whose response is lost is looked up and not charged again', async ({
    page,
    account,
    testEdge,
    watch,
  }) => {
    watch.forgive(failedRequestPattern);
    const site = testEdge.getSiteAddress('nordic');
    const { id } = await findMatchSold('ppv');
    testEdge.proxy.addFault(
      /\/api\/commerce\/ppv_checkout/,
      async (response, getRealAnswer) => {
        await getRealAnswer();
        response.destroy();
      },
      1,
    );
    // The first status request is lost, too, and during the second one the backend is down.
    testEdge.proxy.addFault(/\/payment_status\//, (response) => void response.destroy(), 1);
    testEdge.proxy.addFault(/\/payment_status\//, answerStatus(502), 1);
    await signIn(page, site, account, `/account/ppv/buy/${id}/`);
    await typeCard(page, cardNumbers.good);
    await locatePayButton(page).click();
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${site}/events/${id}/`);
    await expectPlaying(page);
    const countCalls = (path: string) => testEdge.proxy.calls.filter(({ line }) => line.includes(path)).length;
    expect(countCalls('/ppv_checkout')).toBe(1);
    expect(countCalls('/payment_status/')).toBeGreaterThan(2);
    expect(await getCharges(account)).toHaveLength(1);
  });
});
