import { expect, test } from 'vitest';
import { getSafeTitle } from './safe-title.ts';

const teams = 'Aurora v Ravens';

test.each([
  ['a match whose title contains the score', { title: 'Aurora 5–4 Ravens', media_type: 'event' }, teams],
  ['a match whose title contains no score', { title: 'The derby', media_type: 'event' }, 'The derby'],
  ['a highlight, whose title may reveal the score in words', { title: 'Aurora win', media_type: 'highlight' }, teams],
  ['a match with a safe title', { safe_title: 'The final', title: 'A 1-0 B', media_type: 'event' }, 'The final'],
] as const)('the title for %s does not reveal the score', (_, event, safeTitle) => {
  expect(getSafeTitle(event, teams)).toBe(safeTitle);
});

test('a match whose title contains the score has no safe title if its teams are unknown', () => {
  expect(getSafeTitle({ title: 'Aurora 5–4 Ravens', media_type: 'event' }, undefined)).toBeUndefined();
});
