import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { SceneState } from './scene.tsx';
import { openTestBrowser } from './setup.ts';
import { waitUntil } from './watch.ts';

const testBrowser = openTestBrowser({ document: 'controls.html' });

/** Opens a page with a player that has all controls. */
async function open(query: Record<string, string>, viewport = { width: 1940, height: 1100 }): Promise<Page> {
  const page = await testBrowser.browser.newPage({ viewport });
  await page.addInitScript(() => Object.defineProperty(document, 'pictureInPictureEnabled', { value: true }));
  await page.goto(`${testBrowser.origin.url}/?${new URLSearchParams(query).toString()}`);
  await page.locator('section').waitFor();
  return page;
}

const widths = Array.from({ length: (1920 - 280) / 20 + 1 }, (_, step) => 280 + step * 20);

/** Both directions have mirrored layouts, so each direction tests every other width. */
const readWidths = (locale: string): number[] => widths.filter((_, index) => index % 2 === (locale === 'he' ? 1 : 0));

/** Shows a state at a width. The controls stay visible while the keyboard's focus is in them. */
async function showState(page: Page, state: SceneState, width: number): Promise<void> {
  await page.evaluate(([next, playerWidth]) => window.scene.show(next, playerWidth), [state, width] as const);
  await page.getByRole('slider', { name: /./ }).first().focus();
  await page.keyboard.press('Tab');
}

describe('the controls', () => {
  it.for(
    (['live', 'behind', 'archived'] as const).flatMap((state) => [
      { state, locale: 'en', way: 'left to right' },
      { state, locale: 'he', way: 'right to left' },
      ...(state === 'archived'
        ? [{ state, locale: 'he', way: 'right to left, with a camera', camera: { pano: '' } }]
        : []),
    ]),
  )(
    'at every width and with the widest texts, the controls do not overlap: $state, $way',
    async ({ state, locale, camera = {} }) => {
      const page = await open({ locale, widest: '', ...camera });
      await showState(page, state, 280);
      // The camera's code loads when it is first shown.
      if ('pano' in camera) await page.locator('[data-camera]').waitFor();
      const faults = await page.evaluate(
        async ([layoutState, playerWidths]) => {
          const found: string[] = [];
          for (const playerWidth of playerWidths) {
            window.scene.show(layoutState, playerWidth);
            found.push(...(await window.scene.faults()).map((fault) => `${playerWidth}: ${fault}`));
          }
          return found;
        },
        [state, readWidths(locale)] as const,
      );
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  it('controls move into the settings when the bar is too narrow, and work there by keyboard', async () => {
    const page = await open({});
    const settings = page.getByRole('button', { name: 'Settings' });
    const groups = page.getByRole('menu').getByRole('group');
    const getLabels = async (width: number): Promise<(string | null)[]> => {
      await showState(page, 'behind', width);
      await settings.focus();
      await page.keyboard.press('Enter');
      const names = await groups.evaluateAll((groupElements) =>
        groupElements.map((element) => element.getAttribute('aria-label')),
      );
      await page.keyboard.press('Escape');
      return names;
    };
    expect(await getLabels(1400)).toEqual(['Quality', 'Play on while you browse', 'Keyboard shortcuts']);
    expect(await getLabels(280)).toEqual([
      'View',
      'Quality',
      'Speed',
      'Audio',
      'Volume',
      'Picture in picture',
      'Play on while you browse',
      'Keyboard shortcuts',
    ]);
    await page.keyboard.press('Enter');
    // A choice of camera closes the menu.
    for (const name of ['0.5×', '50%', 'Panoramic']) {
      await page.getByRole('menuitemradio', { name }).focus();
      await page.keyboard.press('Enter');
    }
    expect(await page.evaluate(() => window.scene.requests)).toEqual([
      { type: 'rate', rate: 0.5 },
      { type: 'volume', level: 0.5 },
    ]);
    await page.close();
  });

  it('controls pass the focus to the settings button when they move there', async () => {
    const page = await open({});
    await showState(page, 'behind', 1400);
    await page.getByRole('button', { name: 'Speed' }).focus();
    await page.evaluate(() => window.scene.show('behind', 400));
    await page.evaluate(() => window.scene.faults());
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Settings');
    await page.close();
  });
});

describe('captions', () => {
  it.for([
    { title: 'beside captions on a desktop', width: 936, viewport: { width: 1000, height: 700 } },
    { title: 'beside captions in a small player', width: 640, viewport: { width: 700, height: 500 } },
    { title: 'below the picture on a phone', width: 390, viewport: { width: 390, height: 844 } },
    { title: 'below the picture on a small phone', width: 320, viewport: { width: 320, height: 568 } },
  ])('captions are above the controls; menus are $title', async ({ width, viewport }) => {
    const page = await open({}, viewport);
    const getTopPx = async (selector: string): Promise<number> =>
      (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
    await showState(page, 'archived', width);
    const captionLocator = page.locator('.shaka-text-container > div');
    const barTopPx = await getTopPx('[data-control-bar]');
    const getBottom = async (): Promise<number> => {
      const box = await captionLocator.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await waitUntil(async () => (await getBottom()) <= barTopPx, 'captions above the controls');
    for (const name of ['Captions', 'Settings']) {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      const menu = await page.getByRole('menu').boundingBox();
      const captionBox = await captionLocator.boundingBox();
      const isBeside =
        !!menu && !!captionBox && (captionBox.x + captionBox.width <= menu.x || captionBox.x >= menu.x + menu.width);
      const isAbove = !!menu && !!captionBox && captionBox.y + captionBox.height <= menu.y;
      expect(isBeside || isAbove).toBe(true);
      await page.keyboard.press('Escape');
    }
    await page.close();
  });
});

describe('markers on the seek bar', () => {
  it('the seek bar shows only as many of 999 markers as fit, without a layout shift', async () => {
    const page = await open({});
    await showState(page, 'archived', 936);
    // The code of markers loads with the first marker.
    await page.evaluate(() => window.scene.measureMarkers(1));
    await page.locator('button[data-kind]').first().waitFor();
    const redrawCosts = await page.evaluate(async () => [
      await window.scene.measureMarkers(999),
      await window.scene.measureMarkers(998),
    ]);
    expect(redrawCosts.map(({ layoutShift }) => layoutShift)).toEqual([0, 0]);
    expect(await page.locator('button[data-kind]').count()).toBeLessThan(45);
    await page.close();
  });

  it('a hovered marker keeps its tooltip when the page passes the same markers again, and loses it when it is removed', async () => {
    const page = await open({});
    await showState(page, 'archived', 936);
    await page.evaluate(() => window.scene.measureMarkers(3));
    await page.locator('button[data-kind]').last().hover();
    await page.locator('[data-tip]').waitFor();
    await page.evaluate(() => window.scene.measureMarkers(3));
    expect(await page.locator('li[data-hot]').count()).toBe(1);
    expect(await page.locator('[data-tip]').count()).toBe(1);
    await page.evaluate(() => window.scene.measureMarkers(1));
    expect(await page.locator('[data-tip]').count()).toBe(0);
    await page.close();
  });

  it('markers do not overlap in players of every width', async () => {
    const page = await open({ marks: '' });
    await showState(page, 'archived', 280);
    await page.locator('button[data-kind]').first().waitFor();
    const faults = await page.evaluate(async (playerWidths) => {
      const found: string[] = [];
      for (const playerWidth of playerWidths) {
        window.scene.show('archived', playerWidth);
        found.push(...(await window.scene.faults()).map((fault) => `${playerWidth}: ${fault}`));
      }
      return found;
    }, widths);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('markers too close to draw side by side share one pin, which names them in order and seeks to the earliest', async () => {
    const page = await open({ marks: '' });
    await showState(page, 'archived', 288);
    const momentList = page.getByRole('list', { name: 'Key moments' });
    const mergedPin = momentList.getByRole('button', { name: 'Goal, Tobias Falk and Save, Mikko Kallas' });
    await mergedPin.waitFor();
    expect(
      await momentList
        .getByRole('button')
        .evaluateAll((pinElements) => pinElements.map((element) => element.ariaLabel)),
    ).toEqual([
      'Goal, Elias Lindqvist',
      'Goal, Tobias Falk and Save, Mikko Kallas',
      'Penalty, K. Moen and Goal, Henrik Dahl',
      'Fight by the bench',
    ]);
    expect(await mergedPin.locator('[data-count]').getAttribute('data-count')).toBe('2');
    await mergedPin.focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => window.scene.requests)).toEqual([{ type: 'seek', time: 907 }]);
    await page.evaluate(() => window.scene.show('archived', 1200));
    await momentList.getByRole('button', { name: 'Save, Mikko Kallas', exact: true }).waitFor();
    expect(await momentList.getByRole('button').count()).toBe(6);
    await page.close();
  });

  it.for([
    { locale: 'en', width: 320 },
    { locale: 'he', width: 320 },
    { locale: 'en', width: 320, pictures: '' },
    { locale: 'he', width: 390, pictures: '' },
    { locale: 'en', width: 470, pictures: '' },
  ])('the markers’ descriptions fit into the player on a phone, %o', async ({ width, ...query }) => {
    const page = await open({ ...query, marks: '' }, { width: 480, height: 600 });
    await showState(page, 'archived', width);
    await page.locator('button[data-kind]').first().waitFor();
    if ('pictures' in query) {
      await page.locator('button[data-kind]').first().focus();
      await page.locator('[data-picture]').waitFor();
    }
    const areTipsInside = await page.evaluate(async () => {
      const player = document.querySelector('section')?.getBoundingClientRect();
      const found: boolean[] = [];
      for (const pin of document.querySelectorAll<HTMLElement>('button[data-kind]')) {
        pin.focus();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const tipBox = document.querySelector('[data-tip]')?.getBoundingClientRect();
        found.push(
          !!player &&
            !!tipBox &&
            tipBox.left >= player.left &&
            tipBox.right <= player.right &&
            tipBox.top >= player.top,
        );
      }
      return found;
    });
    // Some moments share a pin.
    expect(areTipsInside.length).toBeGreaterThanOrEqual(5);
    expect(areTipsInside.every(Boolean)).toBe(true);
    await page.close();
  });

  it('markers keep their colours in both themes, because the player is always dark', async () => {
    const page = await open({ marks: '' });
    await showState(page, 'archived', 1400);
    await page.locator('button[data-kind]').first().waitFor();
    const readColours = (theme: string) =>
      page.evaluate((themeName) => {
        document.documentElement.dataset['theme'] = themeName;
        return [...document.querySelectorAll('button[data-kind], span[data-kind]')].map((markerElement) =>
          [getComputedStyle(markerElement), getComputedStyle(markerElement, '::before')]
            .map((style) => style.backgroundColor)
            .join(' '),
        );
      }, theme);
    const darkColours = await readColours('dark');
    expect(darkColours).toHaveLength(13);
    expect(await readColours('light')).toEqual(darkColours);
    await page.close();
  });
});
