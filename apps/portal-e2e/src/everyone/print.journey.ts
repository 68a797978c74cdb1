import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';
import { findRecordedMatch } from '../harness/world.ts';

test(
  'a match prints its score with a slash, statistics and key moments black on white, without player, navigation, buttons and offers',
  { tag: '@nordic' },
  async ({ page }) => {
    const { id } = await findRecordedMatch();
    await page.goto(`${getSiteAddress('nordic')}/events/${id}/`);
    const main = page.getByRole('main');
    const statsValue = main.getByRole('region', { name: 'Match stats' }).locator('dd').first();
    const moments = main.getByRole('region', { name: 'Key moments' });
    const momentTime = moments
      .getByRole('listitem')
      .first()
      .getByText(/\d\d?:\d\d/);
    const hiddenParts = [
      page.locator('header').first(),
      page.getByRole('region', { name: /^Video player/ }),
      main.getByText('Sign in to mark moments'),
      main.getByRole('heading', { name: 'More to watch' }),
      main.getByRole('button', { name: 'Share', exact: true }),
    ];
    for (const part of [statsValue, momentTime.first(), ...hiddenParts]) await expect(part).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of [...hiddenParts, page.getByRole('contentinfo'), main.getByRole('link', { name: 'Sign in' })])
      await expect(part).toBeHidden();
    await expect(statsValue).toBeVisible();
    await expect(statsValue).toHaveCSS('print-color-adjust', 'exact');
    await expect(momentTime.first()).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
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
    // The check runs at once, because the list of highlights fails some seconds later.
    expect([await highlights.count(), await highlights.isVisible()]).toEqual([1, false]);
  },
);

test(
  'a schedule prints black on white, also the match under the pointer, and a long schedule prints every loaded match',
  { tag: '@nordic' },
  async ({ page }) => {
    await page.goto(`${getSiteAddress('nordic')}/upcoming/`);
    const match = page.getByRole('main').locator('[data-entry]').first();
    await match.hover();
    await page.emulateMedia({ media: 'print' });
    await expect(match, 'a match is not split over two sheets').toHaveCSS('break-inside', 'avoid');
    const colours = await match.evaluate((entry) => {
      // The backgrounds of the hovered match and of all its ancestors.
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
    await page.emulateMedia({ media: 'screen' });

    const matches = page.getByRole('main').locator('[data-entry]');
    const loadedIds = new Set<string>();
    const countLoadedMatches = async () => {
      const ids = await matches.evaluateAll((elements) =>
        elements.map((match) => match.getAttribute('data-entry') ?? ''),
      );
      for (const id of ids) loadedIds.add(id);
      return loadedIds.size;
    };
    const firstPage = await countLoadedMatches();
    await expect(async () => {
      await page.mouse.wheel(0, 2_000);
      expect(await countLoadedMatches()).toBeGreaterThan(firstPage);
    }).toPass();
    await page.evaluate(() =>
      addEventListener('beforeprint', () => {
        document.body.dataset['printed'] = String(document.querySelectorAll('main [data-entry]').length);
      }),
    );
    await page.pdf();
    expect(Number(await page.locator('body').getAttribute('data-printed'))).toBeGreaterThanOrEqual(loadedIds.size);
    await expect.poll(() => matches.count()).toBeLessThan(loadedIds.size);
  },
);
