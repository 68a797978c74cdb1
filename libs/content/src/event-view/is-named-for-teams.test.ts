import { expect, test } from 'vitest';
import { isNamedForTeams } from './is-named-for-teams.ts';
import { toEventView } from './event-view.ts';

const isTitleNamed = (title: string) =>
  isNamedForTeams(
    toEventView(
      {
        id: '1',
        media_type: 'event',
        status: 'live',
        commerce_coverage: 'commerce_free_media',
        title,
        team1: { id: 'a', name: 'Tromsø Aurora' },
        team2: { id: 'b', name: 'Oslo Ravens' },
      },
      { text: (key) => key },
    ),
  );

test.each(['v', 'vs', 'vs.', '–', 'נגד', '대'])(
  'a title of both teams and "%s" contains only the teams’ names',
  (separator) => {
    expect(isTitleNamed(`Tromsø Aurora ${separator} Oslo Ravens`)).toBe(true);
  },
);

test.each([
  'Tromsø Aurora 3–2 Oslo Ravens',
  'Tromsø Aurora v Oslo Ravens, extended highlights',
  'Final: Tromsø Aurora v Oslo Ravens',
  'Tromsø Aurora beat Oslo Ravens',
  'Oslo Ravens v Tromsø Aurora',
  'Cup night',
])('the title "%s" contains more than the teams’ names', (title) => {
  expect(isTitleNamed(title)).toBe(false);
});

test('a title of an event without teams does not count as team names', () => {
  expect(isNamedForTeams({ title: 'Studio', teams: undefined })).toBe(false);
});
