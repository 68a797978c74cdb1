import ICAL from 'ical.js';
import { requestPage } from '../harness/request-page.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { triggerWorldEvent, getUpcomingMatch } from '../harness/world.ts';
import { followOnOtherDevice } from '../account/saved-lists.ts';
import { signInOnOtherDevice } from '../session/accounts.ts';
import { watchSecret } from '../session/secret-watch.ts';
import { expect, test } from '../session/session.ts';
import { locateHeading, signIn, signOut } from '../session/visit.ts';
import { waitUntilInViewerRoom } from '../watch/wait-until-in-room.ts';

/** Reads a calendar like a calendar app, which has only the address. */
async function readCalendar(address: string): Promise<ICAL.Event[]> {
  const { pathname, search } = new URL(address);
  const { status, headers, text } = await requestPage('nordic', pathname + search);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

test(
  'a calendar app shows a followed team’s match and its new kick-off, and no other origin receives the address',
  { tag: '@nordic' },
  async ({ page, account }, { parallelIndex }) => {
    const match = await getUpcomingMatch(parallelIndex);
    await followOnOtherDevice(await signInOnOtherDevice(account, 'Safari on iOS'), match.team1?.id ?? '');
    await signIn(page, getSiteAddress('nordic'), account, '/account/following/');
    await page.getByRole('button', { name: 'Get calendar address' }).click();
    const address = await page.getByRole('textbox', { name: 'Calendar address' }).inputValue();
    const isMatch = ({ uid }: ICAL.Event) => uid === `${match.id}@nordic.touchline`;
    const eventBefore = (await readCalendar(address)).find(isMatch);
    expect(eventBefore?.summary).toContain(match.team1?.name);
    expect(eventBefore?.startDate.toJSDate().getTime()).toBeGreaterThan(Date.now() + 2 * 3_600_000);

    const movedMatch = await triggerWorldEvent({ kickOff: match.id, in: 3_600 });
    await expect(async () => {
      const [eventAfter, ...duplicates] = (await readCalendar(address)).filter(isMatch);
      expect(duplicates).toEqual([]);
      expect(eventAfter?.startDate.toJSDate().getTime()).toBe(
        Math.floor(Date.parse(movedMatch.game_start_date) / 1000) * 1000,
      );
      expect(eventAfter?.sequence).toBeGreaterThan(eventBefore?.sequence ?? Infinity);
    }).toPass();

    const [token = ''] = /[\w-]{43}(?=\.ics)/.exec(address) ?? [];
    expect(token).not.toBe('');
    const secretWatch = await watchSecret(page, token);
    await secretWatch.searchStores('it was shown');
    const roomJoined = waitUntilInViewerRoom(page, account.id);
    await page.reload();
    await expect(locateHeading(page, 'Calendar and alerts')).toBeVisible();
    await roomJoined;
    await signOut(page);
    await expect(page).toHaveURL(`${getSiteAddress('nordic')}/`);
    await secretWatch.searchStores('its viewer has left');
    expect(secretWatch.found).toEqual([]);
  },
);
