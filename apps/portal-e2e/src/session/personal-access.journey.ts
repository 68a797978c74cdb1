import { waitUntilHydrated } from '../harness/alive.ts';
import { requestUntil } from '../harness/request-page.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { getEvents, isOffered } from '../harness/world.ts';
import { expect, test } from './session.ts';
import { watchPaint } from './paint-watch.ts';
import { locateAccountMenu, signIn } from './visit.ts';

const leagues = { 'identities.id': ['nordic-men', 'nordic-women', 'nordic-cup'] };

test(
  'from the first paint on, lists show no lock on what a viewer may open, and visitors cause no call',
  { tag: '@nordic' },
  async ({ page, account }) => {
    const upcomingEvents = await getEvents({ status: ['upcoming'], ...leagues });
    const match = upcomingEvents.slice(0, 24).find(isOffered('members'));
    if (!match) throw new Error('There is no match for members on the first page of the schedule');
    const site = getSiteAddress('nordic');
    let listCallCount = 0;
    page.on('request', (request) => (listCallCount += request.url().endsWith('/api/event/list') ? 1 : 0));
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href*="/events/${match.id}/"]`) });
    const lockText = row.getByText('Free with account');

    await requestUntil(({ text }) => text.includes(`/events/${match.id}/`), 'nordic', '/upcoming/');
    await page.goto(`${site}/upcoming/`);
    await expect(lockText).toBeVisible();
    await waitUntilHydrated(page);
    expect(listCallCount, 'a visitor’s page makes no call').toBe(0);

    await signIn(page, site, account);
    // On a phone the lock is on a separate line.
    await page.setViewportSize({ width: 390, height: 844 });
    const readPaint = await watchPaint(page);
    listCallCount = 0;
    await page.goto(`${site}/upcoming/`, { waitUntil: 'commit' });
    await expect(row).toBeVisible();
    await expect(lockText).toBeHidden();
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(locateAccountMenu(page)).toBeVisible();
    await expect(page.getByText('Subscribers').or(page.getByText('€')).first()).toBeVisible();
    await expect(lockText).toBeHidden();
    expect(listCallCount, 'one call for the whole list').toBe(1);
    expect((await readPaint()).layoutShiftScore).toBeLessThan(0.01);
  },
);
