import { expect, test } from 'vitest';
import { createOlderAnswers } from './older-answers.ts';

const list = (instant: string) => `POST /api/event/list {"filters":{"event_date":{"to":"${instant}"}}}`;

test("a list stands in for the next minute's, and for no other list", () => {
  const older = createOlderAnswers<string>(
    600,
    10,
    () => 1,
    () => 0,
  );
  older.remember(list('2026-11-21T10:00:01.000Z'), 'archive');
  expect(older.of(list('2026-11-21T10:07:01.000Z'))).toBe('archive');
  expect(older.of('POST /api/event/list {}')).toBeUndefined();
});

test('an answer stands in for so long and no longer', () => {
  let time = 0;
  const older = createOlderAnswers<string>(
    600,
    10,
    () => 1,
    () => time,
  );
  older.remember('GET /a', 'old');
  time = 600;
  expect(older.of('GET /a')).toBe('old');
  time = 601;
  expect(older.of('GET /a')).toBeUndefined();
});

test('so many are held, the newest of them', () => {
  const older = createOlderAnswers<string>(
    600,
    2,
    () => 1,
    () => 0,
  );
  for (const call of ['a', 'b', 'c']) older.remember(call, call);
  expect(['a', 'b', 'c'].map(older.of)).toEqual([undefined, 'b', 'c']);
});
