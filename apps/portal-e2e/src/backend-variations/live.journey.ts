import { failedRequestPattern } from '../harness/console-watch.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { triggerWorldEvent } from '../harness/world.ts';
import { expectCurrentScore, findLiveMatchOn, locateEventLink } from '../watch/live-match.ts';

test.describe('a backend with unusual live matches', { tag: '@nordic' }, () => {
  for (const [variation, triesPerPress] of [
    ['missing-panorama', 2],
    ['forbidden-panorama', 1],
  ] as const) {
    const wordVariations = variation === 'missing-panorama' ? ['upper-case-words', 'unknown-words-in-updates'] : [];
    test(`${[...wordVariations, variation].join(', ')}: a live match plays, its score changes, and the HD camera returns after each try of the panorama`, async ({
      page,
      testEdge,
      watch,
    }) => {
      testEdge.proxy.setVariations(...wordVariations, variation);
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
      const match = await findLiveMatchOn(page);
      await locateEventLink(page, match).click();
      await expectPlaying(page);
      await expectCurrentScore(page, match.id);
      for (const team of [1, 2] as const) {
        await triggerWorldEvent({ goal: match.id, team });
        await expectCurrentScore(page, match.id);
      }

      const panoramaButton = page.getByRole('button', { name: 'Panoramic' });
      for (const pressNumber of [1, 2]) {
        await panoramaButton.press('Enter');
        await expect(page.getByRole('alert').getByText('The panoramic view isn’t available right now')).toBeVisible();
        await expectPlaying(page);
        await expect(panoramaButton).toHaveAttribute('title', 'Not available right now');
        await expect(page.getByRole('button', { name: 'HD', exact: true })).toHaveAttribute('aria-pressed', 'true');
        expect(triedUrls, 'requests of the panorama').toHaveLength(triesPerPress * pressNumber);
      }
    });
  }
});
