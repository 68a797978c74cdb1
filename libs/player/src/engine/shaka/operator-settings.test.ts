import { expect, it } from 'vitest';
import { getOperatorSettings } from './operator-settings.ts';

it.each([
  ['match-42', 'match-42'],
  ['תל-42', '%D7%AA%D7%9C-42'],
  ['derby é', 'derby %C3%A9'],
  ['x'.repeat(100), 'x'.repeat(64)],
])('sends the content id %s as %s: ASCII only, at most 64 characters', (contentId, expectedId) => {
  expect(getOperatorSettings({ clientData: { in: 'headers', contentId } })).toMatchObject({
    cmcd: { contentId: expectedId },
  });
});
