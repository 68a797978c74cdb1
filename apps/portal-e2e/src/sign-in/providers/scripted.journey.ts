import { failedRequestPattern } from '../../harness/console-watch.ts';
import { expect, test } from './providers.ts';
import { serveStandIns } from './stand-ins.ts';
import { locateAccountMenu, expectSignedIn, openLogin, getPopup, locateProviderButton } from './visit.ts';

const providerCases = {
  Google: {
    person: { id: 'g-1', name: 'Ada Google', email: 'ada@google.example' },
    refusalText: 'Sign-in failed. Try again.',
    closed: 'The sign-in window was closed.',
  },
  Apple: {
    person: { id: 'a-1', name: 'Ada Apple', email: 'ada@apple.example' },
    refusalText: 'The sign-in window was closed.',
    closed: 'The sign-in window was closed.',
  },
  Facebook: {
    person: { id: 'f-1', name: 'Ada Facebook', email: 'ada@facebook.example' },
    refusalText: 'Sign-in wasn’t completed.',
    closed: 'Sign-in wasn’t completed.',
  },
} as const;

for (const name of ['Google', 'Apple', 'Facebook'] as const) {
  const { person, refusalText, closed } = providerCases[name];

  test.describe(`signing in with ${name}`, { tag: '@nordic' }, () => {
    test('a scripted provider explains a blocked script, a blocked popup and a refusal, and then signs in', async ({
      page,
      context,
      providers,
      watch,
    }) => {
      watch.forgive(failedRequestPattern);
      await serveStandIns(context, providers.verification, person);
      const sdkScriptPattern = /gsi\/client|sdk\.js|appleid\.auth\.js/;
      await context.route(sdkScriptPattern, (route) => route.abort('blockedbyclient'));
      await openLogin(page, providers.site);
      await locateProviderButton(page, name).click();
      await expect(page.getByText('This sign-in option isn’t responding. Try another one.')).toBeVisible();
      await context.unroute(sdkScriptPattern);

      const restorePopups = await page.evaluateHandle(() => {
        const { open } = window;
        window.open = () => null;
        return () => void (window.open = open);
      });
      await locateProviderButton(page, name).click();
      await expect(page.getByText('Your browser blocked the sign-in window')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Continue in this window' })).toBeHidden();
      await restorePopups.evaluate((restore) => restore());

      const refusedPopup = await getPopup(page, name);
      await refusedPopup.getByRole('button', { name: 'Not now' }).click();
      await expect(page.getByText(refusalText)).toBeVisible();
      const closedPopup = await getPopup(page, name);
      await closedPopup.getByRole('heading', { name }).waitFor();
      await closedPopup.close();
      await expect(page.getByText(closed)).toBeVisible();
      await expect(locateProviderButton(page, name)).toBeEnabled();
      await expect(locateAccountMenu(page)).toBeHidden();

      const popup = await getPopup(page, name);
      await popup.getByRole('button', { name: 'Continue as yourself' }).click();
      await expectSignedIn(page, providers.site, person.name);
    });
  });
}
