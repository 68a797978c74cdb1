import type { Page } from '@playwright/test';
import { expect, test } from './providers.ts';
import { locateAccountMenu, expectSignedIn, openLogin, getPopup, locateProviderButton } from './visit.ts';

/** Signs in on the provider's pages. @param check runs before the last press, which closes a popup */
async function giveConsent(page: Page, login: string, check?: () => void): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  const continueButton = page.getByRole('button', { name: 'Continue' });
  await continueButton.waitFor();
  check?.();
  await continueButton.click();
}

test.describe('signing in with the external provider', { tag: '@nordic' }, () => {
  test('signing in with the external provider reports a refusal and a closed popup, and then opens the requested page', async ({
    page,
    context,
    providers,
  }) => {
    await openLogin(page, providers.site);
    const refusedPopup = await getPopup(page, 'Club ID');
    await refusedPopup.getByPlaceholder('Enter any login').waitFor();
    const size = await refusedPopup.evaluate(() => [window.innerWidth, window.innerHeight]);
    expect([(size[0] ?? 0) >= 512, (size[1] ?? 0) >= 730]).toEqual([true, true]);
    await refusedPopup.getByRole('link', { name: /cancel/i }).click();
    await expect(page.getByText('End-User aborted interaction'), 'the provider’s message').toBeVisible();
    await expect.poll(() => refusedPopup.isClosed()).toBe(true);

    const closedPopup = await getPopup(page, 'Club ID');
    await closedPopup.getByPlaceholder('Enter any login').waitFor();
    await closedPopup.close();
    await expect(page.getByText('The sign-in window was closed.')).toBeVisible();

    const popup = await getPopup(page, 'Club ID');
    await popup.getByPlaceholder('Enter any login').waitFor();
    await page.bringToFront();
    await locateProviderButton(page, 'Club ID').click();
    await expect(page.getByText('If you can’t see it, press the button again.')).toBeVisible();
    const popupClosed = popup.waitForEvent('close');
    await giveConsent(popup, 'ada', () => expect(context.pages(), 'no second popup opens').toHaveLength(2));
    await popupClosed;
    await expectSignedIn(page, providers.site, 'ada of the club');
  });

  test('signing in with the external provider uses the whole page when popups are blocked, and refuses a replay', async ({
    page,
    providers,
    watch,
  }) => {
    // Going back opens the provider's page, which has expired and fails.
    watch.forgive(/\/interaction\//);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const callbackUrls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/oauth2/callback/ifa/?')) callbackUrls.push(request.url());
    });
    await openLogin(page, providers.site);
    await locateProviderButton(page, 'Club ID').click();
    await page.getByRole('button', { name: 'Continue in this window' }).click();
    await giveConsent(page, 'kim');
    await expectSignedIn(page, providers.site, 'kim of the club');
    expect(callbackUrls).toHaveLength(1);
    const historyLength = await page.evaluate(() => history.length);
    for (let entryIndex = 1; entryIndex < historyLength; entryIndex += 1) {
      expect(page.url()).not.toContain('code=');
      await page.goBack({ waitUntil: 'commit' }).catch(() => null);
      if (!page.url().startsWith(providers.site)) break;
    }
    expect(page.url()).not.toContain('code=');

    const callCount = providers.external.countTokenCalls();
    await page.goto(callbackUrls[0] ?? '');
    await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
    expect(providers.external.countTokenCalls()).toBe(callCount);
  });

  test('signing in with the external provider succeeds when the provider’s policy separates the popup from the portal', async ({
    page,
    providers,
  }) => {
    providers.external.headers['Cross-Origin-Opener-Policy'] = 'same-origin';
    try {
      await openLogin(page, providers.site);
      const popup = await getPopup(page, 'Club ID');
      await giveConsent(popup, 'lin');
      await expectSignedIn(page, providers.site, 'lin of the club');
    } finally {
      delete providers.external.headers['Cross-Origin-Opener-Policy'];
    }
  });

  test('signing in with the external provider signs in a portal that was reloaded while the popup was open', async ({
    page,
    providers,
  }) => {
    await openLogin(page, providers.site);
    const popup = await getPopup(page, 'Club ID');
    await popup.getByPlaceholder('Enter any login').waitFor();
    await page.reload();
    await giveConsent(popup, 'rae');
    await expectSignedIn(page, providers.site, 'rae of the club');
    await expect.poll(() => popup.isClosed()).toBe(true);
  });
});

test(
  'a forged message is ignored, and a forged answer in the popup or in an address signs no viewer in',
  { tag: '@nordic' },
  async ({ page, providers }) => {
    const tokensBefore = providers.external.countTokenCalls();
    await openLogin(page, providers.site);
    const popup = await getPopup(page, 'Club ID');
    await popup.getByPlaceholder('Enter any login').waitFor();
    const forgedMessage = { type: 'touchline.sign-in', provider: 'ifa', answer: { code: 'stolen', state: 'forged' } };
    const messageReceived = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let messageCount = 0;
          addEventListener('message', () => {
            messageCount += 1;
            if (messageCount === 2) resolve();
          });
        }),
    );
    await page.evaluate((message) => window.postMessage(message, location.origin), forgedMessage);
    await popup.evaluate((message) => opener.postMessage(message, '*'), forgedMessage);
    await messageReceived;
    await expect(locateProviderButton(page, 'Club ID')).toHaveAttribute('aria-busy', 'true');
    const callbackUrl = `${providers.site}/auth/oauth2/callback/ifa/`;
    const forgedUrl = `${callbackUrl}?code=stolen&state=forged`;
    // The popup navigates itself, as the provider does, because a navigation by Playwright would lose the opener.
    await popup.evaluate((address) => void (location.href = address), forgedUrl);
    await expect(page.getByText('Sign-in failed. Try again.')).toBeVisible();

    await page.goto(forgedUrl);
    await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
    await expect(page).toHaveURL(callbackUrl);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(locateAccountMenu(page)).toBeHidden();

    await page.goto(`${providers.site}/auth/oauth2/callback/twitter/?code=1&state=2`);
    await expect(page.getByText('This sign-in option isn’t available.')).toBeVisible();
    expect(providers.external.countTokenCalls()).toBe(tokensBefore);
  },
);
