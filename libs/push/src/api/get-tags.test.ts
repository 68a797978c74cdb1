import { alertOptions } from '@touchline/contract';
import { expect, test } from 'vitest';
import { isPortalTag, getTags } from './get-tags.ts';

const options = { ...alertOptions('7', ['start', 'scores', 'final', 'highlights']), ...alertOptions('8', []) };

test('returns the alerts of each followed team, and only the start alert for a team without a choice', () => {
  expect(getTags({ isSpoilerFree: false, teams: ['7', '8', '9'], options })).toEqual({
    spoiler_free: '0',
    start_7: '1',
    scores_7: '1',
    final_7: '1',
    highlights_7: '1',
    start_9: '1',
  });
});

test('tags for notifications with scores are set to safe in spoiler-free mode', () => {
  expect(getTags({ isSpoilerFree: true, teams: ['7'], options })).toEqual({
    spoiler_free: '1',
    start_7: '1',
    scores_7: 'safe',
    final_7: 'safe',
    highlights_7: 'safe',
  });
});

test('returns no tag for a team that the viewer no longer follows', () => {
  expect(getTags({ isSpoilerFree: false, teams: [], options })).toEqual({ spoiler_free: '0' });
});

test('returns at most a hundred tags, latest teams first, and no tag whose name is too long', () => {
  const teams = ['x'.repeat(130), ...Array.from({ length: 150 }, (_, index) => `t${index}`)];
  const names = Object.keys(getTags({ isSpoilerFree: false, teams, options: undefined }));
  expect([names.length, names[1], names.at(-1)]).toEqual([100, 'start_t0', 'start_t98']);
});

test('recognizes the portal’s tags and leaves out the operator’s', () => {
  expect(['spoiler_free', 'start_7', 'scores_7'].every(isPortalTag)).toBe(true);
  expect(['vip', 'started', 'final'].some(isPortalTag)).toBe(false);
});
