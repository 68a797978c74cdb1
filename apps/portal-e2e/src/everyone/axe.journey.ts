import type { Page } from '@playwright/test';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { type CustomerId, getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';
import { getEvents, isOffered, findRecordedMatch } from '../harness/world.ts';
import { expectAccessible } from './axe.ts';

type Sport = 'ice-hockey' | 'football';

/** Lists in their variants, and a not-found page. */
const lists = ['/', '/live/', '/upcoming/', '/archive/', '/channels/', '/no/such/page/'];

/** Lists the paths of an event in each state. */
async function listEventPaths(sport: Sport): Promise<string[]> {
  const getId = async (status: string) => {
    const matches = await getEvents({ status: [status], sportType: [sport] });
    // The first events may kick off or end during the test, so `findLast` selects a later event.
    return matches.findLast(isOffered('free'))?.id;
  };
  const { id } = await findRecordedMatch({ sportType: [sport] });
  const [liveId, upcoming, channel] = await Promise.all(['live', 'upcoming', 'channel'].map(getId));
  return [`/events/${liveId}/`, `/events/${upcoming}/`, `/events/${id}/`, `/channels/${channel}/`];
}

async function visitAll(page: Page, customer: CustomerId, paths: string[], theme: 'dark' | 'light'): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `touchline.${customer}.color-mode`,
    theme,
  ] as const);
  for (const path of paths) {
    await page.goto(getSiteAddress(customer) + path, { waitUntil: 'domcontentloaded' });
    await page.mouse.move(5, 5);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    if (path.startsWith('/events/') || /^\/channels\/./.test(path)) {
      // The check includes the player's controls and the content below.
      await expect(page.locator('video, [role="timer"]').first()).toBeAttached();
    }
    await expectAccessible(page);
  }
}

test.describe('axe reports no violation', () => {
  test.slow();
  // Without reduced motion, axe would measure colours during a transition.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(({ watch }) => watch.forgive(failedRequestPattern));

  test('lists in the dark theme have no axe violation', { tag: '@nordic' }, async ({ page }) =>
    visitAll(page, 'nordic', lists, 'dark'),
  );
  test('events in the dark theme have no axe violation', { tag: '@nordic' }, async ({ page }) =>
    visitAll(page, 'nordic', await listEventPaths('ice-hockey'), 'dark'),
  );

  // A page's landmarks and headings are the same in every variant; stories check the other differences of variants and
  // languages.
  test('home and an event in the light theme have no axe violation', { tag: '@verdant' }, async ({ page }) => {
    const [livePath = ''] = await listEventPaths('football');
    await visitAll(page, 'verdant', ['/', livePath], 'light');
  });
});
