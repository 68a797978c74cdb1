import { expect, type Page } from '@playwright/test';
import { eventNow, eventsWhere, scoreOf, type WorldEvent } from '../harness/world.ts';

/** How long a stream is given to have its first pictures, in milliseconds. */
const warmUp = 120_000;

/**
 * The free live match that a page links to which began last: the others may end while it is watched. One that another journey
 * kicked off before its time is left to that journey.
 * @param readLinks reads the paths that the page's links lead to
 */
export async function liveMatchAmong(readLinks: () => Promise<readonly string[]>): Promise<WorldEvent> {
  let match: WorldEvent | undefined;
  await expect(async () => {
    const paths = await readLinks();
    const live = await eventsWhere({ status: ['live'] });
    const shown = live.filter(({ id, source }) => source?.hd && paths.some((path) => path.includes(`/events/${id}/`)));
    const begun = shown.filter(({ event_date: date }) => Date.parse(date) <= Date.now() - warmUp);
    [match] = begun.toSorted((a, b) => b.event_date.localeCompare(a.event_date));
    expect(match, 'the page shows a free live match').toBeDefined();
  }).toPass({ timeout: 20_000 });
  return match as WorldEvent;
}

/** The free live match with a link on the page that began last. */
export const liveMatchOn = (page: Page): Promise<WorldEvent> =>
  liveMatchAmong(() =>
    page
      .locator('main a[href*="/events/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? '')),
  );

/** The link of an event on the page; the hero's comes first where it shows that event. */
export const linkTo = (page: Page, { id }: Pick<WorldEvent, 'id'>) =>
  page.locator(`main a[href*="/events/${id}/"]`).first();

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The score as it is read out: both names, each with its number, whatever stands between them. */
export function scorePattern(event: WorldEvent): string {
  const [home, away] = scoreOf(event);
  const { team1, team2 } = event;
  return `${literally(team1?.name ?? '')}\\D*${home}\\D+${literally(team2?.name ?? '')}\\D*${away}(?!\\d)`;
}

/** Where the page says the score. */
export const spokenScore = (page: Page, event: WorldEvent) =>
  page
    .locator('main')
    .getByText(new RegExp(scorePattern(event)))
    .first();

/** Waits until the page shows the score that the match has now, which may go on changing. */
export async function expectScoreOfNow(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => spokenScore(page, await eventNow(id)).count(), { timeout: 20_000, message: 'the score of now' })
    .toBeGreaterThan(0);
}

/** Marks the document, so that a reload shows. @returns whether it is still the same one */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}
