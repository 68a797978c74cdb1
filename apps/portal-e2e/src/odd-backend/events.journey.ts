import { waitUntilHydrated } from '../harness/alive.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { expectPlaying } from '../harness/frames.ts';
import { getUpcomingMatch, matchAsRendered, triggerWorldEvent } from '../harness/world.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';
import { expectCurrentScore, locateEventLink, findLiveMatchOn } from '../watch/live-match.ts';

test.describe('a backend with unusual events', { tag: '@nordic' }, () => {
  test('unknown-words-in-updates: a live match continues to play, and its score changes', async ({
    page,
    testEdge,
  }) => {
    testEdge.proxy.setOddKinds('unknown-words-in-updates');
    await page.goto(`${testEdge.getSiteAddress('nordic')}/`);
    const match = await findLiveMatchOn(page);
    await locateEventLink(page, match).click();
    await expectPlaying(page);
    await expectCurrentScore(page, match.id);
    for (const team of [1, 2] as const) {
      await triggerWorldEvent({ goal: match.id, team });
      await expectCurrentScore(page, match.id);
    }
    await expectPlaying(page);
  });

  test('odd-dates: every page shows only years from 1900 to 2199', async ({ page, testEdge }) => {
    testEdge.proxy.setOddKinds('odd-dates');
    for (const path of ['/', '/archive/', '/upcoming/', '/events/tra-osl-d0-0/']) {
      await page.goto(testEdge.getSiteAddress('nordic') + path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
      await waitUntilHydrated(page);
      await expect(page.getByRole('main')).not.toContainText(/9999|Invalid|NaN|\b0001\b|\bDec 31\b|\b1 Jan\b/);
    }
  });

  test('far-kick-offs: a match in 60 days shows a date in place of a countdown', async ({ page, testEdge }, {
    parallelIndex,
  }) => {
    testEdge.proxy.setOddKinds('far-kick-offs');
    const { id } = await getUpcomingMatch(parallelIndex);
    await page.goto(`${testEdge.getSiteAddress('nordic')}/events/${id}/`);
    const monthInSixtyDays = new Date(Date.now() + 60 * 86_400_000).toLocaleDateString('en-GB', { month: 'short' });
    await expect(page.getByRole('main')).toContainText(monthInSixtyDays);
    await waitUntilHydrated(page);
    await expect(page.getByRole('main').getByRole('timer')).toHaveCount(0);
  });

  test('late-tags: a moment after the end of the recording is not a link', async ({ page, testEdge, account }) => {
    testEdge.proxy.setOddKinds('late-tags');
    const { id } = await matchAsRendered();
    await signIn(page, testEdge.getSiteAddress('nordic'), account, `/events/${id}/`);
    await expectPlaying(page);
    const moments = page.getByRole('region', { name: 'Key moments' });
    await expect(moments.getByRole('button', { name: /Goal/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Behind the end/ })).toHaveCount(0);
  });

  test('upper-case-words: a match with the status `LIVE` is shown as live', async ({ page, testEdge }) => {
    testEdge.proxy.setOddKinds('upper-case-words');
    await page.goto(`${testEdge.getSiteAddress('nordic')}/`);
    await locateEventLink(page, await findLiveMatchOn(page)).click();
    await expectPlaying(page);
  });

  test('html-entities: titles are shown as text, on the server and in the browser', async ({ page, testEdge }) => {
    testEdge.proxy.setOddKinds('html-entities');
    for (const path of ['/', '/archive/', '/events/tra-osl-d0-0/', '/team/tra/']) {
      await page.goto(testEdge.getSiteAddress('nordic') + path);
      await expect(page.getByRole('main')).toContainText("& Jerry's <b>bold</b>");
      await expect(page.getByRole('main')).not.toContainText('&amp;');
      await expect(page).not.toHaveTitle(/&amp;|&#39;/);
    }
    await waitUntilHydrated(page);
    await expect(page.getByRole('main')).not.toContainText('&amp;');
  });

  for (const [kind, triesPerPress] of [
    ['missing-panorama', 2],
    ['forbidden-panorama', 1],
  ] as const) {
    test(`${kind}: the HD camera returns with a message, and another press on the button tries the panorama again`, async ({
      page,
      testEdge,
      watch,
    }) => {
      testEdge.proxy.setOddKinds(kind);
      watch.forgive(failedRequestPattern);
      watch.forgive(/elsewhere\.example/);
      const triedUrls: string[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/missing/')) triedUrls.push(response.url());
      });
      page.on('console', (message) => {
        if (/^Policy \(enforce\): connect-src .*elsewhere/.test(message.text())) triedUrls.push(message.text());
      });
      await page.goto(`${testEdge.getSiteAddress('nordic')}/`);
      await locateEventLink(page, await findLiveMatchOn(page)).click();
      await expectPlaying(page);
      const panoramaButton = page.getByRole('button', { name: 'Panoramic' });
      for (const pressNumber of [1, 2]) {
        await panoramaButton.press('Enter');
        await expect(page.getByRole('alert').getByText('The panoramic view isn’t available right now')).toBeVisible({
          timeout: 30_000,
        });
        await expectPlaying(page);
        await expect(panoramaButton).toHaveAttribute('title', 'Not available right now');
        await expect(page.getByRole('button', { name: 'HD', exact: true })).toHaveAttribute('aria-pressed', 'true');
        expect(triedUrls, 'requests of the panorama').toHaveLength(triesPerPress * pressNumber);
      }
    });
  }
});
