import type { Page } from '@playwright/test';
import { locateMainLink } from '../harness/alive.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expectPlaying } from '../harness/frames.ts';
import { expect, test } from '../harness/portal.ts';
import { getScore, triggerWorldEvent, type WorldEvent } from '../harness/world.ts';
import { expectCurrentScore, findRunningMatch, getScorePattern } from './live-match.ts';

/**
 * How far the two clocks may differ: the distance to the live edge, and the time between the two readings. Both grow on
 * a busy machine, and the live clock is 540 seconds ahead.
 */
const toleranceSeconds = 45;
const minuteMs = 60_000;

/**
 * A goal, or a start or stop of the clock, in the backend's statistics; `time` is in milliseconds from kick-off. Only a
 * goal has scores.
 */
interface ScoreChange {
  time: number;
  period: number;
  clock_seconds: number;
  team1?: number;
  team2?: number;
}

async function fetchChanges({ id }: WorldEvent): Promise<ScoreChange[]> {
  const answer = await fetch(`${process.env['BACKEND']}/api/event/stats?id=${id}&score=true`);
  const { content } = (await answer.json()) as {
    content: { vidswap: { 'game-scores': { changes: ScoreChange[] } } };
  };
  return content.vidswap['game-scores'].changes;
}

/** "1:02:03" in seconds. */
const toSeconds = (time = ''): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const locateTimeline = (page: Page) => page.getByRole('slider', { name: 'Timeline' });

/** The picture's second in the broadcast, from the player's distance to the live edge. */
async function readPictureSecond(page: Page, match: WorldEvent): Promise<number> {
  const spokenText = (await locateTimeline(page).getAttribute('aria-valuetext')) ?? '';
  const behind = toSeconds(/^([\d:]+) behind live$/.exec(spokenText)?.[1]);
  return (Date.now() - Date.parse(match.event_date)) / 1000 - behind;
}

const periodSeconds = 1200;

interface PeriodTime {
  period: number;
  seconds: number;
}

/** The match's true clock at a second of the broadcast; undefined in a break. */
function getTrueClock(changes: readonly ScoreChange[], second: number): PeriodTime | undefined {
  const index = changes.findLastIndex(({ time }) => time / 1000 <= second);
  const [change, nextChange] = [changes[index], changes[index + 1]];
  if (!change || change.clock_seconds >= periodSeconds) return undefined;
  const { period, clock_seconds: startSeconds, time } = change;
  const clockLimit = nextChange?.period === period ? nextChange.clock_seconds : periodSeconds;
  return { period, seconds: Math.min(startSeconds + second - time / 1000, clockLimit) };
}

const locateShownClock = (page: Page) => page.getByText(/^As of P\d [\d:]+$/);

/** The seconds of the period that the statistics beside the picture show, and its number. */
async function readShownClock(page: Page): Promise<PeriodTime> {
  const shownText = (await locateShownClock(page).textContent()) ?? '';
  const [, period, left] = /P(\d) ([\d:]+)$/.exec(shownText) ?? [];
  return { period: Number(period), seconds: periodSeconds - toSeconds(left) };
}

/** Expects the true clock at the picture, and no clock in a break. */
async function expectTrueClock(page: Page, match: WorldEvent, changes: readonly ScoreChange[]): Promise<void> {
  const startSecond = await readPictureSecond(page, match);
  const isBreak = (second: number) => getTrueClock(changes, second) === undefined;
  const breakSides = [isBreak(startSecond - toleranceSeconds), isBreak(startSecond + toleranceSeconds)];
  if (breakSides.every(Boolean)) await expect(locateShownClock(page)).toHaveCount(0);
  // Close to the end of a period, the portal may show either.
  if (breakSides.includes(true)) return;
  const [shownClock, pictureSecond] = [await readShownClock(page), await readPictureSecond(page, match)];
  const trueClock = getTrueClock(changes, pictureSecond);
  expect(shownClock.period).toBe(trueClock?.period);
  expect(Math.abs(shownClock.seconds - (trueClock?.seconds ?? 0)), 'the two clocks').toBeLessThan(toleranceSeconds);
}

test(
  'nine minutes behind live, score and statistics follow the picture, and title, media keys and cards reveal no more',
  { tag: '@nordic' },
  async ({ page }) => {
    const match = await findRunningMatch(async (event) => {
      const firstGoal = (await fetchChanges(event)).find(({ team1 }) => team1 !== undefined);
      return firstGoal !== undefined && Date.parse(event.event_date) + firstGoal.time < Date.now() - 11 * minuteMs;
    });
    await page.goto(`${getSiteAddress('nordic')}/events/${match.id}/`);
    await expectPlaying(page);
    await expectCurrentScore(page, match.id);
    const afterGoal = await triggerWorldEvent({ goal: match.id, team: 1 });
    await expectCurrentScore(page, match.id);
    const liveScore = new RegExp(getScorePattern(afterGoal));

    await locateTimeline(page).focus();
    for (let minute = 0; minute < 9; minute += 1) await page.keyboard.press('PageDown');
    await expectPlaying(page);
    await expect(page.getByRole('main').getByRole('button', { name: 'Show stats' })).toBeVisible();
    const changes = await fetchChanges(match);
    await expectTrueClock(page, match, changes);
    const pictureSecond = await readPictureSecond(page, match);
    const lastGoal = changes.findLast(({ time, team1 }) => team1 !== undefined && time / 1000 <= pictureSecond);
    if (!lastGoal) throw new Error('the match had no goal before this picture');
    const { team1: home, team2: away } = lastGoal;
    expect(home, 'the goal is not in the picture').toBeLessThan(getScore(afterGoal)[0]);
    const pictureScore = `${match.team1?.name} ${home}, ${match.team2?.name} ${away}`;
    await expect(page.getByRole('main').getByText(pictureScore).first()).toBeAttached();
    await expect(page.getByRole('main').getByText(liveScore)).toHaveCount(0);
    expect(await page.title()).not.toMatch(/\d\s?[-–:]\s?\d/);
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(match.safe_title);

    await locateMainLink(page, 'Live').click();
    await expect(page.getByRole('region', { name: /^Mini player/ })).toBeVisible();
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator(`a[href*="/events/${match.id}/"]`) })
      .first();
    await expect(card).toContainText('Live score hidden until you are there');
    await expect(card).not.toContainText(liveScore);
  },
);

test('a live match plays from its start, and then live again', { tag: '@nordic' }, async ({ page }) => {
  const match = await findRunningMatch();
  await page.goto(`${getSiteAddress('nordic')}/events/${match.id}/`);
  await expectPlaying(page);
  const player = page.getByRole('region', { name: /^Video player/ });
  await player.hover();
  await player.getByRole('button', { name: 'From the start' }).click();
  await expectPlaying(page);
  expect(await readPictureSecond(page, match)).toBeLessThan(60);
  await expect(
    page.getByRole('main').getByText(`${match.team1?.name} 0, ${match.team2?.name} 0`).first(),
  ).toBeAttached();
  await player.hover();
  await player.getByRole('button', { name: 'Go to live' }).click();
  await expectPlaying(page);
  await expectCurrentScore(page, match.id);
});
