import { untilAlive } from '../harness/alive.ts';
import { failedRequest } from '../harness/console-watch.ts';
import { changed, cut, type Fault, hang, page as webPage, status, truncated } from '../harness/faults.ts';
import { expect, test } from '../harness/portal.ts';

/** The call behind the shelf "Latest matches". */
const latestCall = /^POST \/api\/event\/list .*"sort":"added"/;

const many = (count: number, entry: (index: number) => unknown): Fault =>
  changed(({ content }) => ({ content: { ...content, entries: Array.from({ length: count }, (_, at) => entry(at)) } }));

const wrongs: [name: string, fault: Fault][] = [
  ['fails with 500 for good', status(500)],
  ['breaks off half way', cut],
  ['is truncated JSON', truncated],
  ['is a web page with status 200', webPage],
  ['never comes', hang],
  ['is 50 MB long', many(50, (at) => ({ id: `${at}`, title: 'x'.repeat(1_000_000) }))],
];

test.describe('a shelf whose answer', { tag: '@nordic' }, () => {
  for (const [name, fault] of wrongs) {
    test(`${name} offers Retry within 10 s, and the others live`, async ({ page, house, watch }) => {
      watch.forgive(failedRequest);
      house.door.break(latestCall, fault);
      await page.goto(`${house.site('nordic')}/`);
      await page.mouse.move(200, 200);
      await expect(page.getByRole('region', { name: 'Live now' }).getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Upcoming' }).getByRole('article').first()).toBeVisible();
      const latest = page.getByRole('region', { name: 'Latest matches' });
      const retry = latest.getByRole('button', { name: 'Try again' });
      // Ten seconds for the call; the rest is the page's own start on a busy machine.
      await expect(retry).toBeVisible({ timeout: 15_000 });
      house.door.heal();
      await retry.click();
      await expect(latest.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
    });
  }

  test('holds entries of wrong types leaves those out and shows the rest', async ({ page, house }) => {
    const wrong = [null, 'text', 7, [], { title: 'no id' }, { id: {}, status: 'archived' }];
    house.door.break(
      latestCall,
      changed(({ content }) => ({ content: { ...content, entries: [...wrong, ...content.entries] } })),
    );
    await page.goto(`${house.site('nordic')}/`);
    const latest = page.getByRole('region', { name: 'Latest matches' });
    await expect(latest.getByRole('article')).toHaveCount(10);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('holds 10,000 entries is cut to what a page can carry', async ({ page, house }) => {
    house.door.break(
      latestCall,
      many(10_000, (at) => ({ id: `m${at}`, title: `Match ${at}`, media_type: 'event', status: 'archived' })),
    );
    await page.goto(`${house.site('nordic')}/`);
    const latest = page.getByRole('region', { name: 'Latest matches' });
    await expect(latest.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
    await untilAlive(page);
    expect(await latest.getByRole('article').count()).toBeLessThanOrEqual(1_000);
    await page.getByRole('button', { name: 'Switch between dark and light' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
