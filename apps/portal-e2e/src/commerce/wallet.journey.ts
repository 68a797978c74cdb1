import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';
import { cardNumbers, findMatchSold, getCharges, locateCardFields, locatePayButton, openPaidMatch } from './paying.ts';

test.describe('the wallet of the payment provider', { tag: '@nordic' }, () => {
  test('a viewer closes the wallet, is declined, and buys the match with a double click, charged once', async ({
    page,
    account,
  }) => {
    const site = getSiteAddress('nordic');
    const { id } = await findMatchSold('ppv');
    let chargeCount = 0;
    page.on('request', (request) => (chargeCount += request.url().endsWith('/ppv_checkout') ? 1 : 0));
    await signIn(page, site, account, `/account/ppv/buy/${id}/`);
    const walletButton = page.getByRole('button', { name: 'Sandbox Wallet' });
    const sheet = page.getByRole('dialog', { name: 'Sandbox Wallet' });
    const sheetPage = sheet.frameLocator('iframe');
    const sheetButton = sheetPage.getByRole('button', { name: /^Pay / });
    await expect(page.getByText('or pay by card')).toBeVisible();
    await expect(locateCardFields(page).locator('#number')).toBeVisible();

    await walletButton.focus();
    await page.keyboard.press('Enter');
    await expect(sheetButton).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('alert')).toHaveText('You closed the wallet. Nothing was sent.');
    await expect(walletButton).toBeFocused();
    await expect(locatePayButton(page)).toBeEnabled();
    expect(chargeCount).toBe(0);

    await walletButton.click();
    await sheetPage.getByLabel('Card number').selectOption(cardNumbers.poor.replaceAll(' ', ''));
    await sheetButton.click();
    await expect(page.getByRole('alert')).toContainText('There isn’t enough money on this card.');
    expect(chargeCount).toBe(1);

    await walletButton.dblclick();
    await sheetButton.dblclick();
    await openPaidMatch(page);
    await expect(page).toHaveURL(`${site}/events/${id}/`);
    await expectPlaying(page);
    expect(chargeCount).toBe(2);
    expect((await getCharges(account)).map(({ status }) => status)).toEqual(['paid']);
  });

  test('a device without a wallet loads and shows only the card fields', async ({ page, account }) => {
    const { id } = await findMatchSold('ppv');
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PaymentRequest'));
    await signIn(page, getSiteAddress('nordic'), account, `/account/ppv/buy/${id}/`);
    await expect(locateCardFields(page).locator('#number')).toBeVisible();
    await expect(locatePayButton(page)).toBeEnabled();
    await expect(page.getByText('or pay by card')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sandbox Wallet' })).toHaveCount(0);
  });
});
