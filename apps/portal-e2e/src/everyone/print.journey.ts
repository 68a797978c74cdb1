import { getSiteAddress } from '../harness/customers.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { expect, test } from '../session/session.ts';
import { signIn } from '../session/visit.ts';

test('a match prints black on white, without player and navigation', { tag: '@nordic' }, async ({ page }) => {
  const { id } = await findRecordedMatch();
  await page.goto(`${getSiteAddress('nordic')}/events/${id}/`);
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

test(
  'a match prints its statistics and its score with a slash, without buttons, other videos and the offer to sign in',
  {
    tag: '@nordic',
  },
  async ({ page }) => {
    const { id } = await findRecordedMatch();
    await page.goto(`${getSiteAddress('nordic')}/events/${id}/`);
    const main = page.getByRole('main');
    const stats = main.getByRole('region', { name: 'Match stats' });
    const signInOffer = main.getByText('Sign in to see what happened when');
    const otherHeadings = main.getByRole('heading', { name: 'More to watch' });
    const share = main.getByRole('button', { name: 'Share', exact: true });
    for (const part of [stats.locator('dd').first(), signInOffer, otherHeadings, share])
      await expect(part).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(stats.locator('dd').first()).toBeVisible();
    await expect(stats.locator('dd').first()).toHaveCSS('print-color-adjust', 'exact');
    for (const part of [signInOffer, otherHeadings, share, main.getByRole('link', { name: 'Sign in' })])
      await expect(part).toBeHidden();
  },
);

test(
  'a match prints no heading for highlights that have not arrived [fault-4c]',
  { tag: '@nordic' },
  async ({ page }) => {
    const { id } = await findRecordedMatch();
    await page.route(/\/clip\/list/, () => undefined);
    await page.goto(`${getSiteAddress('nordic')}/events/${id}/`);
    const main = page.getByRole('main');
    const highlights = main.locator('section[aria-busy=true]').filter({ hasText: 'Highlights' });
    await expect(main.getByRole('region', { name: 'Match stats' }).locator('dd').first()).toBeVisible();
    await expect(highlights).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // This checks at once, because the list fails some seconds later.
    expect([await highlights.count(), await highlights.isVisible()]).toEqual([1, false]);
  },
);

test('a viewer’s match prints its key moments', { tag: '@nordic' }, async ({ page, account }) => {
  const { id } = await findRecordedMatch();
  await signIn(page, getSiteAddress('nordic'), account, `/events/${id}/`);
  const moments = page.getByRole('region', { name: 'Key moments' });
  await expect(moments.getByRole('listitem').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(
    moments
      .getByRole('listitem')
      .first()
      .getByText(/\d\d?:\d\d/)
      .first(),
  ).toBeVisible();
});

test('a schedule prints black on white, also the match under the pointer', { tag: '@nordic' }, async ({ page }) => {
  await page.goto(`${getSiteAddress('nordic')}/upcoming/`);
  const match = page.getByRole('main').locator('[data-entry]').first();
  await match.hover();
  await page.emulateMedia({ media: 'print' });
  await expect(match, 'a match is not split over two sheets').toHaveCSS('break-inside', 'avoid');
  const colours = await match.evaluate((entry) => {
    // The match and all elements around it.
    const backgrounds = [...document.querySelectorAll(':hover')].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    const textElements = [...entry.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
    );
    return { grounds: backgrounds, words: textElements.map((element) => getComputedStyle(element).color) };
  });
  expect(new Set(colours.words)).toEqual(new Set(['rgb(0, 0, 0)']));
  expect(
    colours.grounds.filter((background) => background !== 'rgba(0, 0, 0, 0)' && background !== 'rgb(255, 255, 255)'),
  ).toEqual([]);
  expect(colours.words.length).toBeGreaterThan(2);
  expect(colours.grounds.length).toBeGreaterThan(4);
});

test('a long schedule prints every loaded match', { tag: '@nordic' }, async ({ page }) => {
  await page.goto(`${getSiteAddress('nordic')}/upcoming/`);
  const matches = page.getByRole('main').locator('[data-entry]');
  const loadedIds = new Set<string>();
  const isNoteShown = async () => {
    const ids = await matches.evaluateAll((elements) =>
      elements.map((match) => match.getAttribute('data-entry') ?? ''),
    );
    for (const id of ids) loadedIds.add(id);
    return loadedIds.size;
  };
  const firstPage = await isNoteShown();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    expect(await isNoteShown()).toBeGreaterThan(firstPage);
  }).toPass();
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.body.dataset['printed'] = String(document.querySelectorAll('main [data-entry]').length);
    }),
  );
  await page.pdf();
  expect(Number(await page.locator('body').getAttribute('data-printed'))).toBeGreaterThanOrEqual(loadedIds.size);
  await expect.poll(() => matches.count()).toBeLessThan(loadedIds.size);
});
