import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { getEvents } from '../harness/world.ts';

test(
  'an ad tag can be tested on its own page: the ad plays, each step is logged, and the video follows',
  { tag: '@nordic' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('nordic')}/dev-ad-test/`);
    const log = page.getByRole('log', { name: 'What happened' });
    await page.getByLabel('Ad tag').fill('/media/ads/tags/vmap.xml');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page).toHaveURL(/\?tag=/);
    await expect(log).toContainText(/shown\s*Fjordvann/);
    await page.getByRole('button', { name: 'Skip ad' }).click();
    await expect(log).toContainText(/skip: /);
    await expect(log).toContainText(/over\s*played/);
    await expectPlaying(page);

    await page.getByLabel('Ad tag').fill('http://elsewhere.example/tag.xml');
    await page.getByLabel('Ad tag').press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/https/);
    await expect(page.locator('video')).toHaveCount(0);
  },
);

test(
  'a video of the backend starts with its ad, and without an ad after a reload',
  { tag: '@nordic' },
  async ({ page }) => {
    const [video] = await getEvents({ 'identities.id': ['nordic-classics'] });
    await page.goto(`${getSiteAddress('nordic')}/events/${video?.id}/`);
    await expect(page.locator('[data-ad="playing"]')).toBeAttached();
    await page.reload();
    await expectPlaying(page);
    await expect(page.locator('[data-ad]')).toHaveCount(0);
  },
);
