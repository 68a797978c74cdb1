import { failedRequestPattern } from '../harness/console-watch.ts';
import { expectPlaying } from '../harness/frames.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';

for (const variation of ['no-optional-calls', 'failing-optional-calls'])
  test(
    `${variation}: a viewer reads, searches and watches`,
    { tag: '@nordic' },
    async ({ page, testEdge, account, watch }) => {
      watch.forgive(failedRequestPattern);
      testEdge.proxy.setVariations(variation);
      const site = testEdge.getSiteAddress('nordic');
      const { id } = await findRecordedMatch();
      await signIn(page, site, account, `/events/${id}/`);
      await expectPlaying(page);
      for (const path of ['/', '/league/nordic-men/', '/account/', '/account/devices/', '/search/?q=oslo']) {
        const callsBefore = testEdge.proxy.calls.length;
        await page.goto(site + path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\[object/);
        expect(testEdge.proxy.calls.length - callsBefore).toBeLessThan(60);
      }
    },
  );
