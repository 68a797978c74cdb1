import type { Page } from '@playwright/test';
import { expect, test } from './providers.ts';
import { locateAccountMenu, expectSignedIn, openLogin, getPopup, locateProviderButton } from './visit.ts';

/** Signs in on the provider's pages. */
async function giveConsent(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test.describe('signing in with the external provider', { tag: '@nordic' }, () => {
  test('signing in with the external provider opens a popup, closes it and continues to the requested page', async ({
    page,
    providers,
  }) => {
    await openLogin(page, providers.site);
    const popup = await getPopup(page, 'Club ID');
    await popup.getByPlaceholder('Enter any login').waitFor();
    const size = await popup.evaluate(() => [window.innerWidth, window.innerHeight]);
    expect([(size[0] ?? 0) >= 512, (size[1] ?? 0) >= 730]).toEqual([true, true]);
    const popupClosed = popup.waitForEvent('close');
    await giveConsent(popup, 'ada');
    await popupClosed;
    await expectSignedIn(page, providers.site, 'ada of the club');
  });

  test('signing in with the external provider reports a closed popup, and lets the viewer try again', async ({
    page,
    providers,
  }) => {
    await openLogin(page, providers.site);
    const popup = await getPopup(page, 'Club ID');
    await popup.getByPlaceholder('Enter any login').waitFor();
    await popup.close();
    await expect(page.getByText('The sign-in window was closed.')).toBeVisible({ timeout: 1_500 });
    const secondPopup = await getPopup(page, 'Club ID');
    await giveConsent(secondPopup, 'grace');
    await expectSignedIn(page, providers.site, 'grace of the club');
  });

  test('signing in with the external provider shows the provider’s message after a refusal', async ({
    page,
    providers,
  }) => {
    await openLogin(page, providers.site);
    const popup = await getPopup(page, 'Club ID');
    await popup.getByRole('link', { name: /cancel/i }).click();
    await expect(page.getByText('End-User aborted interaction')).toBeVisible();
    await expect.poll(() => popup.isClosed()).toBe(true);
  });

  test('signing in with the external provider continues in the whole page when popups are blocked, and leaves no code in the address', async ({
    page,
    providers,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openLogin(page, providers.site);
    await locateProviderButton(page, 'Club ID').click();
    await page.getByRole('button', { name: 'Continue in this window' }).click();
    await giveConsent(page, 'kim');
    await expectSignedIn(page, providers.site, 'kim of the club');
    const historyLength = await page.evaluate(() => history.length);
    for (let entryIndex = 1; entryIndex < historyLength; entryIndex += 1) {
      expect(page.url()).not.toContain('code=');
      await page.goBack({ waitUntil: 'commit' }).catch(() => null);
      if (!page.url().startsWith(providers.site)) break;
    }
    expect(page.url()).not.toContain('code=');
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

test.describe('an unexpected answer of the provider', { tag: '@nordic' }, () => {
  test('an unexpected answer of the provider is refused at the return address, with a link back', async ({
    page,
    providers,
  }) => {
    const tokensBefore = providers.external.countTokenCalls();
    await page.goto(`${providers.site}/auth/oauth2/callback/ifa/?code=stolen&state=forged`);
    await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
    await expect(page).toHaveURL(`${providers.site}/auth/oauth2/callback/ifa/`);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(providers.external.countTokenCalls()).toBe(tokensBefore);
    await expect(locateAccountMenu(page)).toBeHidden();
  });

  test('an unexpected answer of the provider is refused when it is replayed', async ({ page, providers }) => {
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
    await giveConsent(page, 'may');
    await expectSignedIn(page, providers.site, 'may of the club');
    expect(callbackUrls).toHaveLength(1);
    const callCount = providers.external.countTokenCalls();
    await page.goto(callbackUrls[0] ?? '');
    await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
    expect(providers.external.countTokenCalls()).toBe(callCount);
  });

  test('an unexpected answer of the provider is ignored as a message of another window, and refused with another state', async ({
    page,
    providers,
  }) => {
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
    // The popup navigates itself, as the provider does, because a navigation by Playwright would lose the opener.
    const entryIndex = `${providers.site}/auth/oauth2/callback/ifa/?code=stolen&state=forged`;
    await popup.evaluate((address) => void (location.href = address), entryIndex);
    await expect(page.getByText('Sign-in failed. Try again.')).toBeVisible();
    expect(providers.external.countTokenCalls()).toBe(tokensBefore);
  });
});

test('a provider that the customer does not have shows an error', { tag: '@nordic' }, async ({ page, providers }) => {
  await page.goto(`${providers.site}/auth/oauth2/callback/twitter/?code=1&state=2`);
  await expect(page.getByText('This sign-in option isn’t available.')).toBeVisible();
});
