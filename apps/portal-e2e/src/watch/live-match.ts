import { expect, type Page } from '@playwright/test';
import { fetchEvent, getEvents, getScore, type WorldEvent } from '../harness/world.ts';

/** Time for a stream to have its first segments. */
const warmUpMs = 120_000;

/**
 * The most recently started free live match that a page links to; earlier ones may end during the test. A match that
 * another journey has just kicked off belongs to that journey.
 * @param readLinks reads the paths of the page's links
 */
export async function findLiveMatch(readLinks: () => Promise<readonly string[]>): Promise<WorldEvent> {
  let match: WorldEvent | undefined;
  await expect(async () => {
    const paths = await readLinks();
    const liveEvents = await getEvents({ status: ['live'] });
    const shownMatches = liveEvents.filter(
      ({ id, source }) => source?.hd && paths.some((path) => path.includes(`/events/${id}/`)),
    );
    const startedMatches = shownMatches.filter(({ event_date: date }) => Date.parse(date) <= Date.now() - warmUpMs);
    [match] = startedMatches.toSorted((a, b) => b.event_date.localeCompare(a.event_date));
    expect(match, 'the page shows a free live match').toBeDefined();
  }).toPass();
  return match as WorldEvent;
}

/** The most recently started free live match with a link on the page. */
export const findLiveMatchOn = (page: Page): Promise<WorldEvent> =>
  findLiveMatch(() =>
    page
      .locator('main a[href*="/events/"]')
      .evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? '')),
  );

/**
 * The latest free live match that began a quarter of an hour ago or earlier.
 * @param isSuitable a further condition
 */
export async function findRunningMatch(
  isSuitable: (event: WorldEvent) => Promise<boolean> = async () => true,
): Promise<WorldEvent> {
  const liveEvents = await getEvents({ status: ['live'], sportType: ['ice-hockey'] });
  const matches = liveEvents.filter(
    ({ source, event_date: date }) => source?.hd && Date.parse(date) <= Date.now() - 15 * 60_000,
  );
  for (const match of matches.toReversed()) if (await isSuitable(match)) return match;
  throw new Error('There is no suitable free live match of fifteen minutes');
}

/** The first link to an event on the page: the hero's, when the hero shows that event. */
export const locateEventLink = (page: Page, { id }: Pick<WorldEvent, 'id'>) =>
  page.locator(`main a[href*="/events/${id}/"]`).first();

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Pattern of the score in screen readers: both names, each followed by its number. */
export function getScorePattern(event: WorldEvent): string {
  const [home, away] = getScore(event);
  const { team1, team2 } = event;
  return `${escapePattern(team1?.name ?? '')}\\D*${home}\\D+${escapePattern(team2?.name ?? '')}\\D*${away}(?!\\d)`;
}

/** The element with the match's score for screen readers. */
const locateScore = (page: Page, event: WorldEvent) =>
  page
    .locator('main')
    .getByText(new RegExp(getScorePattern(event)))
    .first();

/** Waits until the page shows the current score of the match, which may keep changing. */
export async function expectCurrentScore(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => locateScore(page, await fetchEvent(id)).count(), {
      message: 'the current score',
    })
    .toBeGreaterThan(0);
}

/** Marks the document to detect a reload. @returns a function that returns whether the document is unchanged */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}
