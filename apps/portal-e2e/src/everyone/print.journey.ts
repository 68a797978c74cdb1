import { siteOf } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';
import { recordedMatch } from '../harness/world.ts';

test('a match prints black on white, without player and navigation', { tag: '@nordic' }, async ({ page }) => {
  const { id } = await recordedMatch();
  await page.goto(`${siteOf('nordic')}/events/${id}/`);
  const [header, player] = [page.locator('header').first(), page.getByRole('region', { name: /^Video player/ })];
  await expect(header).toBeVisible();
  await expect(player).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(header).toBeHidden();
  await expect(player).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a long schedule prints every loaded match', { tag: '@nordic' }, async ({ page }) => {
  await page.goto(`${siteOf('nordic')}/upcoming/`);
  const matches = page.getByRole('main').locator('[data-entry]');
  const loaded = new Set<string>();
  const noteShown = async () => {
    const ids = await matches.evaluateAll((found) => found.map((match) => match.getAttribute('data-entry') ?? ''));
    for (const id of ids) loaded.add(id);
    return loaded.size;
  };
  const firstPage = await noteShown();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    expect(await noteShown()).toBeGreaterThan(firstPage);
  }).toPass();
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.body.dataset['printed'] = String(document.querySelectorAll('main [data-entry]').length);
    }),
  );
  await page.pdf();
  expect(Number(await page.locator('body').getAttribute('data-printed'))).toBeGreaterThanOrEqual(loaded.size);
  await expect.poll(() => matches.count()).toBeLessThan(loaded.size);
});
