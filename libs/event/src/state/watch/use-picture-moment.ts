import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import {
  type ClockView,
  type EventView,
  getPeriodSeconds,
  type PictureMoment,
  useLatePicture,
  useSpoilers,
} from '@touchline/content';
import { type RemoteState, useRemoteState } from '@touchline/player/remote';
import { sportPeriods } from '@touchline/contract';
import { createContext, useContext, useMemo, useState } from 'react';
import type { MatchFigures, ScorePair } from '../../api/match-figures.ts';
import { areFiguresAllowed, statsQuery } from '../../api/stats-query.ts';
import { useAfterPicture } from '../after-picture-context.ts';

/** A value and the time of its change, in milliseconds since 1970. */
interface Timed<Value> {
  sinceMs: number;
  value: Value;
}

/** The scores and clocks that the page has received of a match, in the order of time. */
export interface MatchHistory {
  scores: readonly Timed<ScorePair>[];
  clocks: readonly Timed<ClockView>[];
}

/** Limit of each list while the page is open; the oldest entries are dropped. */
const maxEntries = 400;

/** Appends a later value. @returns the same list if the value is known or older */
function append<Value>(
  list: readonly Timed<Value>[],
  sinceMs: number,
  value: Value,
  isEqual: (a: Value, b: Value) => boolean,
): readonly Timed<Value>[] {
  const last = list.at(-1);
  if (last && (sinceMs <= last.sinceMs || isEqual(last.value, value))) return list;
  return [...list, { sinceMs, value }].slice(-maxEntries);
}

const isSameScore = (a: ScorePair, b: ScorePair): boolean => a[0] === b[0] && a[1] === b[1];

function addToHistory({ teams, updatedAt, clock }: EventView, history: MatchHistory): MatchHistory {
  const [home, away] = teams?.map(({ score }) => score) ?? [];
  const scores =
    home === undefined || away === undefined || updatedAt === undefined
      ? history.scores
      : append(history.scores, updatedAt, [home, away] as const, isSameScore);
  // The history cannot place a match clock without the time of its change.
  const clocks = clock && clock.atMs > 0 ? append(history.clocks, clock.atMs, clock, Object.is) : history.clocks;
  return scores === history.scores && clocks === history.clocks ? history : { scores, clocks };
}

/** The value at a time; the later value if two lists have values. */
function findLatest<Value>(lists: readonly (readonly Timed<Value>[])[], timeMs: number): Timed<Value> | undefined {
  const known = lists.map((list) => list.findLast(({ sinceMs }) => sinceMs <= timeMs));
  return known.reduce(
    (latest, entry) => (entry && !(latest && latest.sinceMs > entry.sinceMs) ? entry : latest),
    undefined,
  );
}

/** The picture's time in whole seconds, so that a component renders once a second; null if the stream does not say. */
const getWallClockSecond = (state: RemoteState | null): number | null =>
  state?.wallClock === null || state?.wallClock === undefined ? null : Math.floor(state.wallClock / 1000);

const HistoryContext = createContext<MatchHistory>({ scores: [], clocks: [] });

/** Gives the match's history to all parts of its page. */
export const MatchHistoryProvider = HistoryContext.Provider;

/** Collects the history of a match while its page is open. */
export function useMatchHistory(view: EventView): MatchHistory {
  const [history, setHistory] = useState(() => addToHistory(view, { scores: [], clocks: [] }));
  const nextHistory = addToHistory(view, history);
  if (nextHistory !== history) setHistory(nextHistory);
  return nextHistory;
}

const isGoalless = ({ teams }: EventView): boolean => teams?.every(({ score }) => score === 0) === true;

/** The scores and clocks that the statistics of a match contain. */
function toPastMoments(
  { date, sport }: Pick<EventView, 'date' | 'sport'>,
  figures: MatchFigures | undefined,
): MatchHistory {
  // Seconds of the match count from its date (docs/decisions/0011).
  if (!figures || date === undefined) return { scores: [], clocks: [] };
  const moments = figures.scores.map((moment) => ({ ...moment, sinceMs: date + moment.matchSecond * 1000 }));
  const periods = sportPeriods(sport);
  const start: Timed<ScorePair>[] = moments.length > 0 ? [{ sinceMs: -Infinity, value: [0, 0] }] : [];
  return {
    scores: [...start, ...moments.map(({ sinceMs, score }) => ({ sinceMs, value: score }))],
    clocks: moments.flatMap(({ sinceMs, period, clockSeconds: seconds }) =>
      period === undefined || period < 1 || seconds === undefined
        ? []
        : // At the end of a period the clock stops for the break.
          [
            {
              sinceMs,
              value: { period, seconds, isRunning: seconds !== periods?.seconds, atMs: sinceMs, sport: periods },
            },
          ],
    ),
  };
}

/** The time of the shown clock: the picture's, but not later than the clock's next known value in the period. */
function getClockTime(clock: ClockView, nextClock: ClockView | undefined, pictureMs: number): number {
  if (nextClock?.period !== clock.period) return pictureMs;
  return Math.min(pictureMs, clock.atMs + Math.max(0, nextClock.seconds - clock.seconds) * 1000);
}

/** The longest stoppage time of a period whose clock counts up. */
const maxStoppageSeconds = 600;

/** The clock at a later time. Undefined after the end of its period: the next period may not have begun. */
function advanceClock(clock: ClockView, timeMs: number): ClockView | undefined {
  const { sport, period, isRunning, atMs } = clock;
  if (!isRunning) return clock;
  const seconds = clock.seconds + (timeMs - atMs) / 1000;
  const periodSeconds = sport ? (getPeriodSeconds(sport, period) ?? sport.seconds) : Infinity;
  const limit = sport?.shows === 'played' ? periodSeconds + maxStoppageSeconds : periodSeconds;
  return seconds > limit ? undefined : { ...clock, seconds, atMs: timeMs };
}

/**
 * The statistics that loaded while the match was live, also on a site without statistics. Those after the match have
 * the times of its recording, so at an earlier picture they would show later goals.
 */
export function usePictureFigures(view: EventView, isNeeded = true): MatchFigures | undefined {
  const isAfterPicture = useAfterPicture();
  return useQuery({
    ...statsQuery(useApi(), { ...view, status: 'live' }),
    enabled: isNeeded && isAfterPicture && view.status === 'live' && areFiguresAllowed(view),
  }).data;
}

/**
 * Score and clock at the picture of a live match: while it is behind live, and always in spoiler-free mode, where the
 * live score is some seconds ahead. They come from the page's history and the match's statistics.
 * @returns undefined if the live score may be shown
 */
export function usePictureMoment(view: EventView): PictureMoment | undefined {
  const { isHidden } = useSpoilers(view.matchId);
  const latePicture = useLatePicture(view.matchId);
  const isNeeded = latePicture !== undefined || (isHidden && view.status === 'live');
  const { scores, clocks } = useContext(HistoryContext);
  const figures = usePictureFigures(view, isNeeded);
  const { date, sport } = view;
  const past = useMemo(() => toPastMoments({ date, sport }, figures), [date, sport, figures]);
  const wallClockSecond = useRemoteState((state) => (isNeeded ? getWallClockSecond(state) : null));
  if (!isNeeded) return undefined;
  // A page without a player shows the picture of the mini player.
  const lateMs = latePicture?.second === undefined || date === undefined ? undefined : date + latePicture.second * 1000;
  const pictureMs = wallClockSecond === null ? lateMs : wallClockSecond * 1000;
  // A goalless match shows its score, because dashes would announce a goal.
  const goallessScore = isGoalless(view) ? ([0, 0] as const) : undefined;
  if (pictureMs === undefined) return { score: goallessScore, clock: undefined, atMs: undefined };
  // At the same time the page's own clock counts, because it may be stopped.
  const startClock = findLatest([past.clocks, clocks], pictureMs)?.value;
  const nextClock = [...clocks, ...past.clocks]
    .filter(({ sinceMs }) => sinceMs > pictureMs)
    .sort((a, b) => a.sinceMs - b.sinceMs)[0]?.value;
  const atMs = startClock ? getClockTime(startClock, nextClock, pictureMs) : pictureMs;
  return {
    score: goallessScore ?? findLatest([scores, past.scores], pictureMs)?.value,
    clock: startClock && advanceClock(startClock, atMs),
    atMs,
  };
}
