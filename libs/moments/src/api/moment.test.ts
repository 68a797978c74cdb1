import type { Tag } from '@touchline/contract';
import { expect, test } from 'vitest';
import { toMoments } from './moment.ts';

const createTag = (changes: Partial<Tag>): Tag => ({ id: 't', type: 'game', global: true, time: 1000, ...changes });

test('milliseconds become seconds, and a tag without a valid start and end gets its point in time', () => {
  const tags = [
    createTag({ id: 'point', time: 12_400 }),
    createTag({ id: 'span', time: 1, startTime: 8000, endTime: 20_500 }),
    createTag({ id: 'half', time: undefined, startTime: 30_000 }),
    createTag({ id: 'backwards', time: 40_000, startTime: 9000, endTime: 8000 }),
  ];
  expect(toMoments(tags)).toMatchObject([
    { id: 'span', start: 8, end: 20.5 },
    { id: 'point', start: 12.4, end: undefined },
    { id: 'half', start: 30, end: undefined },
    { id: 'backwards', start: 40, end: undefined },
  ]);
});

test('a tag without a time is dropped, and the last of two tags with the same id stays', () => {
  expect(
    toMoments([createTag({ time: undefined }), createTag({ id: 'a' }), createTag({ id: 'a', title: 'Later' })]),
  ).toMatchObject([{ id: 'a', title: 'Later' }]);
});

test('a moment without a period gets the period before it, or the first known period', () => {
  const periods = toMoments([
    createTag({ id: 'a', time: 1 }),
    createTag({ id: 'b', time: 2, period: 1 }),
    createTag({ id: 'c', time: 3 }),
    createTag({ id: 'd', time: 4, period: 2 }),
    createTag({ id: 'e', time: 5 }),
  ]).map(({ period }) => period);
  expect(periods).toEqual([1, 1, 1, 2, 2]);
  expect(toMoments([createTag({})])[0]?.period).toBeUndefined();
});

test('a team’s logo stays only if its address is safe', () => {
  const createTeam = (logo: string) => toMoments([createTag({ team: { teamId: 'tra', logo } })])[0]?.team;
  expect(createTeam('/media/crests/tra.svg')?.logo).toBe('/media/crests/tra.svg');
  expect(createTeam('http://elsewhere.example/tra.svg')?.logo).toBeUndefined();
  expect(createTeam('javascript:alert(1)')?.logo).toBeUndefined();
});

test('direction marks and invalid colours are removed from a tag', () => {
  const [moment] = toMoments([
    createTag({ title: '\u202EGoal', team: { teamId: 'tra', color: 'url(//evil)', title: ' ' } }),
  ]);
  expect(moment).toMatchObject({ title: 'Goal', team: { id: 'tra', name: 'tra', color: undefined } });
});
