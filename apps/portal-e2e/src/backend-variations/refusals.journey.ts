import { waitUntilHydrated } from '../harness/alive.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../session/session.ts';
import { locateField, submitLogin } from '../session/visit.ts';

test(
  'with unusual refusals of a backend, a visitor reads why a code is refused, and redeems another code',
  { tag: '@nordic' },
  async ({ page, testEdge, account, watch }) => {
    watch.forgive(failedRequestPattern);
    const site = testEdge.getSiteAddress('nordic');
    const codeField = locateField(page, 'Code');
    const applyCode = () => page.getByRole('button', { name: 'Apply' }).click();
    await page.goto(`${site}/code/`);
    await waitUntilHydrated(page);

    await test.step('upper-case-codes: a refused code shows its reason', async () => {
      testEdge.proxy.setVariations('upper-case-codes');
      await codeField.fill('nobody has this');
      await applyCode();
      await expect(codeField).toHaveAccessibleDescription(/This code isn’t valid here/);
    });

    await test.step('other-refusals: a refused code shows the portal’s own text, and no network error', async () => {
      testEdge.proxy.setVariations('other-refusals');
      await codeField.fill('nobody has that');
      await applyCode();
      await expect(codeField).toHaveAccessibleDescription(/\w/);
      await expect(codeField).not.toHaveAccessibleDescription(/This code isn’t valid here/);
      await expect(page.getByRole('main')).not.toContainText(/Fehler|Shop\.java|connection|offline/i);
    });

    await test.step('no-code-check: a visitor signs in, redeems the code, and the match plays', async () => {
      testEdge.proxy.setVariations('no-code-check');
      await page.goto(`${site}/code/?code=nord-26-game`);
      await expect(codeField).toHaveValue('NORD-26-GAME');
      await applyCode();
      await page.getByRole('main').getByRole('button', { name: 'Sign in to use it' }).click();
      await submitLogin(page, account);
      await expect(page.getByText(/^Unlocked: /)).toBeVisible();
      await page.goto(`${site}/events/tur-tam-d2-0/`);
      await expectPlaying(page);
    });
  },
);
