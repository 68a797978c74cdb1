import { expect, type Page } from '@playwright/test';
import { type CustomerId, getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { triggerWorldEvent, getScore } from '../harness/world.ts';
import { expectCurrentScore, locateEventLink, findLiveMatchOn, markDocument } from './live-match.ts';

/** The main journey: home, a live match, a playing video, then a goal without a reload. */
export async function watchLive(page: Page, customer: CustomerId): Promise<void> {
  await page.goto(`${getSiteAddress(customer)}/`);
  const match = await findLiveMatchOn(page);
  await locateEventLink(page, match).click();
  await expect(page).toHaveURL(new RegExp(`/events/${match.id}/$`));
  await expectPlaying(page);
  await expectCurrentScore(page, match.id);

  const isSameDocument = await markDocument(page);
  const scoreBefore = getScore(match)[0];
  const eventAfterGoal = await triggerWorldEvent({ goal: match.id, team: 1 });
  expect(getScore(eventAfterGoal)[0]).toBeGreaterThan(scoreBefore);
  await expectCurrentScore(page, match.id);
  await expectPlaying(page);
  expect(await isSameDocument(), 'the document was not reloaded').toBe(true);
}
