import type { Page } from '@playwright/test';
import { getSiteAddress } from '../harness/customers.ts';
import { findRecordedMatch } from '../harness/world.ts';
import { createAccount } from '../session/accounts.ts';
import { expect, test } from '../session/session.ts';
import { signInByForm, signInLink, signOut } from '../session/visit.ts';
import { waitUntilInViewerRoom } from './wait-until-in-room.ts';

/** Keys of localStorage and sessionStorage whose values name a match. */
const readStored = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(
    (match) =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage).flatMap(([name, value]) => (String(value).includes(match) ? [name] : [])),
      ),
    id,
  );

test(
  'signing out deletes a viewer’s watch history from the browser before another viewer signs in',
  { tag: '@nordic' },
  async ({ page, account, watch }) => {
    // The server refuses requests that are on their way when the viewer signs out.
    watch.forgive(/401 \(Unauthorized\)/);
    const site = getSiteAddress('nordic');
    const { id } = await findRecordedMatch();
    const roomJoined = waitUntilInViewerRoom(page, account.id);
    await signInByForm(page, site, account, `/events/${id}/`);
    await expect.poll(() => readStored(page, id)).toContain('touchline.nordic.seen');
    await roomJoined;
    await signOut(page);
    await expect(signInLink(page)).toBeVisible();
    await expect.poll(() => readStored(page, id)).toEqual([]);
    await signInByForm(page, site, await createAccount(), '/');
    expect(await readStored(page, id)).toEqual([]);
    const ownRowsText = await page.evaluate(() => localStorage.getItem('touchline.nordic.own-rows') ?? '{}');
    expect(JSON.parse(ownRowsText)).not.toHaveProperty('begun');
  },
);
