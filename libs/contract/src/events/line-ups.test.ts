import { expect, test } from 'vitest';
import { examples } from '../examples.ts';
import { readAnswer } from '../wire/read-answer.ts';
import { getEvent } from './event-endpoints.ts';
import { getEventStats } from './stats.ts';
import { listTags } from './tag-endpoints.ts';

const { content: match } = examples.getEvent;
const readEvent = (lineups: unknown) => readAnswer(getEvent, { content: { ...match, lineups } });
const player = { id: 'p1', name: 'Mats Brekke' };

test('an event contains the line-ups of both teams', () => {
  const { value, rejected } = readEvent(match.lineups);
  expect(rejected).toEqual([]);
  expect(value.lineups).toEqual(match.lineups);
});

test.each(['none', 7, [], { team1: 'none' }, { team1: { starters: 'none', bench: 3 } }])(
  'the malformed line-ups %j leave the rest of the event unchanged',
  (lineups) => {
    const { value } = readEvent(lineups);
    const { lineups: readLineups, ...event } = value;
    const { lineups: _none, ...expectedEvent } = readEvent(undefined).value;
    expect(event).toEqual(expectedEvent);
    expect(JSON.stringify(readLineups ?? {})).not.toContain('starters');
  },
);

test('a player without id or name is left out, and an invalid detail is left out alone', () => {
  const starters = [{ id: 'p2' }, { name: 'Nils' }, null, { ...player, number: '12345', position: 'x'.repeat(41) }];
  const { value, rejected } = readEvent({ team1: { starters, bench: [player] } });
  expect(value.lineups?.team1).toEqual({ starters: [player], bench: [player] });
  expect(rejected.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['content.lineups.team1.starters.0.name', 'content.lineups.team1.starters.3.number']),
  );
});

test('a line-up has at most 40 starters and 40 substitutes, with names of at most 300 letters', () => {
  const players = Array.from({ length: 5000 }, (_, index) => ({
    id: `p${index}`,
    name: 'x'.repeat(2000),
    number: index % 100,
  }));
  const { value } = readEvent({ team2: { starters: players, bench: players } });
  const { starters = [], bench = [] } = value.lineups?.team2 ?? {};
  expect([starters.length, bench.length]).toEqual([40, 40]);
  expect([starters[0]?.name.length, starters[7]?.number]).toEqual([300, '7']);
});

test('a goal keeps its time if its player, assist or match time is malformed', () => {
  const goal = { player_id: {}, assist_id: '..', clock_seconds: -1 };
  const tags = readAnswer(listTags, { content: { entries: [{ id: 't1', type: 'game', time: 5, ...goal }] } }).value;
  expect(tags.entries).toEqual([{ id: 't1', type: 'game', time: 5 }]);
  const change = { time: 5, team1: 1, team2: 0 };
  const stats = readAnswer(getEventStats, {
    content: { vidswap: { 'game-scores': { changes: [{ ...change, ...goal }] } } },
  }).value;
  expect(stats.vidswap['game-scores']?.changes).toEqual([change]);
});
