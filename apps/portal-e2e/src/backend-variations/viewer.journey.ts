import { waitUntilHydrated } from '../harness/alive.ts';
import { expectPlaying } from '../harness/frames.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { callAsOtherDevice, signInOnOtherDevice } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { locateField, signIn } from '../session/visit.ts';

test(
  'moments, follows, profile and codes are saved despite empty answers, and lists in small pages are complete',
  { tag: '@nordic' },
  async ({ page, testEdge, account }) => {
    test.slow();
    testEdge.proxy.setVariations('empty-write-answers');
    const site = testEdge.getSiteAddress('nordic');
    const main = page.getByRole('main');
    const { id } = await findRecordedMatch();
    await signIn(page, site, account, `/events/${id}/?t=20`);
    await expectPlaying(page);
    const moments = page.getByRole('region', { name: 'Key moments' });

    await test.step('empty-write-answers: a new moment, a followed team and a changed profile stay saved', async () => {
      await expect(moments.getByRole('listitem')).not.toHaveCount(0);
      await page.keyboard.press('t');
      const ownMomentButton = moments.getByRole('button', { name: /My moment.*Only you see this/ });
      await expect(ownMomentButton).toHaveCount(1);
      await expect(moments.locator('li[aria-busy]')).toHaveCount(0);
      await expect(ownMomentButton).toHaveCount(1);

      await page.goto(`${site}/team/osl/`);
      const team = main.getByRole('heading', { level: 1 });
      await expect(team).toHaveText(/\w/);
      const name = (await team.textContent()) ?? '';
      await page.getByRole('button', { name: `Follow ${name}`, exact: true }).click();
      await expect(page.getByRole('button', { name: `Following ${name}` })).toHaveAttribute('aria-pressed', 'true');

      await page.goto(`${site}/account/general/`);
      await locateField(page, 'Name').fill('Zoë Byron');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Your profile has been saved.')).toBeVisible();
      await expect(locateField(page, 'Name')).toHaveValue('Zoë Byron');
      await page.reload();
      await expect(locateField(page, 'Name')).toHaveValue('Zoë Byron');
    });

    await test.step('empty-write-answers: a code opens its match', async () => {
      await page.goto(`${site}/code/`);
      await waitUntilHydrated(page);
      await locateField(page, 'Code').fill('nord-26-game');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText(/^Unlocked/)).toBeVisible();
      await page.goto(`${site}/events/tur-tam-d2-0/`);
      await expectPlaying(page);
    });

    await test.step('small-pages: the archive and the list of followed teams are complete', async () => {
      testEdge.proxy.setVariations('small-pages');
      const otherDevice = await signInOnOtherDevice(account, 'Safari on iOS');
      for (const reference_id of ['tra', 'got', 'mal'])
        await callAsOtherDevice(otherDevice, '/api/follow/save', { reference_id, type: 'team' });
      await page.goto(`${site}/account/following/`);
      for (const name of ['Tromsø Aurora', 'Oslo Ravens', 'Göteborg Harriers', 'Malmö Tide'])
        await expect(main).toContainText(name);

      await page.goto(`${site}/archive/`);
      const cards = main.getByRole('article');
      await expect(async () => {
        await page.mouse.wheel(0, 2_000);
        expect(await cards.count()).toBeGreaterThan(9);
      }).toPass();
    });
  },
);
