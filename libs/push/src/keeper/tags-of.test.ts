import { alertOptions } from '@touchline/contract';
import { expect, test } from 'vitest';
import { isOwnTag, tagsOf } from './tags-of.ts';

const options = { ...alertOptions('7', ['start', 'scores', 'final', 'highlights']), ...alertOptions('8', []) };

test('tags say what is told about each followed team, and the start of a match about a team of which nothing was said', () => {
  expect(tagsOf({ spoilerFree: false, teams: ['7', '8', '9'], options })).toEqual({
    spoiler_free: '0',
    start_7: '1',
    scores_7: '1',
    final_7: '1',
    highlights_7: '1',
    start_9: '1',
  });
});

test('in spoiler-free mode nobody who sends scores to 1 finds the viewer', () => {
  expect(tagsOf({ spoilerFree: true, teams: ['7'], options })).toEqual({
    spoiler_free: '1',
    start_7: '1',
    scores_7: 'safe',
    final_7: 'safe',
    highlights_7: 'safe',
  });
});

test('a team that is followed no more has none, whatever was said of it', () => {
  expect(tagsOf({ spoilerFree: false, teams: [], options })).toEqual({ spoiler_free: '0' });
});

test('there are a hundred at most, the latest followed first, and none with a name that the provider would refuse', () => {
  const teams = ['x'.repeat(130), ...Array.from({ length: 150 }, (_, index) => `t${index}`)];
  const names = Object.keys(tagsOf({ spoilerFree: false, teams, options: undefined }));
  expect([names.length, names[1], names.at(-1)]).toEqual([100, 'start_t0', 'start_t98']);
});

test('tags of the operator’s own are theirs', () => {
  expect(['spoiler_free', 'start_7', 'scores_7'].every(isOwnTag)).toBe(true);
  expect(['vip', 'started', 'final'].some(isOwnTag)).toBe(false);
});
