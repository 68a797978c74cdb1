import type { EventView } from '@touchline/content';

type Match = Pick<EventView, 'status' | 'date' | 'teams'>;

/** A match without a kick-off may still be the next match for this time after its planned start. */
const maxLateStartMs = 2 * 3_600_000;

const getStart = ({ date }: Match): number => date ?? 0;

/** @returns the live match, else the next one, else undefined @param now milliseconds since the epoch */
export const getNextMatch = <View extends Match>(matches: readonly View[], now: number): View | undefined =>
  matches.find(({ status }) => status === 'live') ??
  matches
    .filter((match) => match.status === 'upcoming' && getStart(match) > now - maxLateStartMs)
    .sort((a, b) => getStart(a) - getStart(b))[0];

const hasResult = ({ teams }: Match): boolean => teams?.every(({ score }) => score !== undefined) === true;

/**
 * @returns the match with the latest result, or undefined
 * @param startedMatches matches that were upcoming or live when they were loaded, and may have ended since
 */
export const getLastMatch = <View extends Match>(
  pastMatches: readonly View[],
  startedMatches: readonly View[],
): View | undefined =>
  [...startedMatches.filter(({ status }) => status === 'archived'), ...pastMatches]
    .filter(hasResult)
    .sort((a, b) => getStart(b) - getStart(a))[0];
