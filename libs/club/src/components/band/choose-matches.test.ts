import { expect, test } from 'vitest';
import { getLastMatch, getNextMatch } from './choose-matches.ts';

const hourMs = 3_600_000;
const now = Date.UTC(2026, 10, 23, 18);
const createTeamSide = (score?: number) => ({ name: 'A', shortName: 'A', score });
const createMatch = (id: string, status: 'live' | 'upcoming' | 'archived', hours: number, score?: number) => ({
  id,
  status,
  date: now + hours * hourMs,
  teams: [createTeamSide(score), createTeamSide(score)] as const,
});

test('a live match comes before upcoming matches, and the soonest upcoming match first', () => {
  const matches = [createMatch('later', 'upcoming', 48), createMatch('soon', 'upcoming', 3)];
  expect(getNextMatch(matches, now)?.id).toBe('soon');
  expect(getNextMatch([...matches, createMatch('on', 'live', -1)], now)?.id).toBe('on');
});

test('a match that has not started long after its kick-off does not count as the next match', () => {
  expect(getNextMatch([createMatch('late', 'upcoming', -1)], now)?.id).toBe('late');
  expect(getNextMatch([createMatch('forgotten', 'upcoming', -30)], now)).toBeUndefined();
});

test('a match that has ended since loading counts as the last match, and matches without a result do not', () => {
  const pastMatches = [createMatch('unknown', 'archived', -10), createMatch('before', 'archived', -48, 2)];
  expect(getLastMatch(pastMatches, [createMatch('on', 'live', -1, 1)])?.id).toBe('before');
  expect(getLastMatch(pastMatches, [createMatch('ended', 'archived', -1, 1)])?.id).toBe('ended');
});
