import { expect, test } from 'vitest';
import { getLastMatch, getNextMatch } from './choose-matches.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 23, 18);
const side = (score?: number) => ({ name: 'A', shortName: 'A', score });
const match = (id: string, status: 'live' | 'upcoming' | 'archived', hours: number, score?: number) => ({
  id,
  status,
  date: now + hours * hour,
  teams: [side(score), side(score)] as const,
});

test('a live match comes before upcoming ones, and the soonest upcoming one first', () => {
  const matches = [match('later', 'upcoming', 48), match('soon', 'upcoming', 3)];
  expect(getNextMatch(matches, now)?.id).toBe('soon');
  expect(getNextMatch([...matches, match('on', 'live', -1)], now)?.id).toBe('on');
});

test('a match that has not started long after its kick-off is not the next one', () => {
  expect(getNextMatch([match('late', 'upcoming', -1)], now)?.id).toBe('late');
  expect(getNextMatch([match('forgotten', 'upcoming', -30)], now)).toBeUndefined();
});

test('a match that has ended since loading is the last match; a match without a result is skipped', () => {
  const pastMatches = [match('unknown', 'archived', -10), match('before', 'archived', -48, 2)];
  expect(getLastMatch(pastMatches, [match('on', 'live', -1, 1)])?.id).toBe('before');
  expect(getLastMatch(pastMatches, [match('ended', 'archived', -1, 1)])?.id).toBe('ended');
});
