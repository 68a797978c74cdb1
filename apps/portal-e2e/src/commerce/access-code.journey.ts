import { waitUntilHydrated } from '../harness/alive.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../session/session.ts';
import { locateField, locateHeading, submitLogin } from '../session/visit.ts';

test.describe('an access code', { tag: '@nordic' }, () => {
  test('an access code in a link leaves the address, shows a visitor what it opens, and opens it after the sign-in', async ({
    page,
    account,
  }) => {
    const site = getSiteAddress('nordic');
    const messages: string[] = [];
    page.on('request', (request) => messages.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    await page.goto(`${site}/code/?code=nord-26-game`);
    await expect(page).toHaveURL(`${site}/code/`);
    await expect(locateHeading(page, 'Access code')).toBeVisible();
    await expect(locateField(page, 'Code')).toHaveValue('NORD-26-GAME');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(/^This code opens: Turku Wolves vs /)).toBeVisible();
    // Only the followed link has ever contained the code.
    expect(messages.filter((line) => /nord-26-game/i.test(line))).toHaveLength(1);

    await page.getByRole('main').getByRole('button', { name: 'Sign in to use it' }).click();
    await submitLogin(page, account);
    await expect(page.getByText(/^Unlocked: /)).toBeVisible();
    await page.goto(`${site}/events/tur-tam-d2-0/`);
    await expectPlaying(page);
  });

  test('an access code that opens no content shows the reason', async ({ page, watch }) => {
    watch.forgive(failedRequestPattern);
    await page.goto(`${getSiteAddress('nordic')}/code/`);
    // With an empty field, a press before hydration has no visible effect to wait for.
    await waitUntilHydrated(page);
    for (const [code, message] of [
      ['', 'Enter your code.'],
      ['nobody has this', 'This code isn’t valid here. Check each character.'],
      ['NORD-26-USED', 'This code has already been used.'],
      ['  nord–26–late ', 'This code has expired.'],
    ] as const) {
      await locateField(page, 'Code').fill(code);
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(locateField(page, 'Code')).toHaveAccessibleDescription(new RegExp(message));
    }
  });
});
