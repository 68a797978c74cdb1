import type { Suggestion } from '@touchline/contract';
import { expect, test } from 'vitest';
import { groupSuggestions } from './suggested-groups.ts';

const suggestions: Suggestion[] = [
  { kind: 'event', id: 'h1', title: 'Aurora 5–4 Storm', safe_title: 'Aurora v Storm', image_url: '/told.jpg' },
  { kind: 'event', id: 'h2', title: 'Ravens 2-1 Tide' },
  { kind: 'team', id: 'a/b', title: '\u202eAurora', image_url: '/crest.svg' },
  { kind: 'team', id: 'b', title: 'Aurora' },
  { kind: 'league', id: 'men', title: ' ' },
  { kind: 'category', id: 'studio', title: 'Studio' },
];
const titleOptions = {
  isSpoilerFree: false,
  toImageUrl: (raw: string | undefined) => raw,
  teamPath: (id: string): string | undefined => `/team/${encodeURIComponent(id)}/`,
  contentText: (key: string, values?: object) =>
    key === 'title.hidden' ? 'Score hidden' : `${key} ${Object.values(values ?? {}).join(' ')}`,
};
const getShownGroups = (viewOptions: Partial<typeof titleOptions> = {}) =>
  groupSuggestions(suggestions, { ...titleOptions, ...viewOptions }).map(({ kind, choices }) => [
    kind,
    choices.map(({ title, to }) => [title, to]),
  ]);

test('suggestions are grouped by kind, each title once, without empty titles and bidi controls', () => {
  expect(getShownGroups()).toEqual([
    ['team', [['Aurora', '/team/a%2Fb/']]],
    ['category', [['Studio', '/category/studio/']]],
    [
      'event',
      [
        ['Aurora 5–4 Storm', '/events/h1/'],
        ['Ravens 2-1 Tide', '/events/h2/'],
      ],
    ],
  ]);
});

test('the gender at the end of a league’s title is in the page’s language', () => {
  const [group] = groupSuggestions([{ kind: 'league', id: 'men', title: 'Nordic Cup, Men' }], titleOptions);
  expect(group?.choices[0]?.title).toBe('gender.in.male Nordic Cup');
});

test('a viewer who hides spoilers sees safe titles or a placeholder', () => {
  expect(getShownGroups({ isSpoilerFree: true }).at(-1)?.[1]).toEqual([
    ['Aurora v Storm', '/events/h1/'],
    ['Score hidden', '/events/h2/'],
  ]);
});

test('a suggested match has no picture, because it may reveal the result', () => {
  const images = groupSuggestions(suggestions, titleOptions).flatMap(({ choices }) =>
    choices.map(({ image }) => image),
  );
  expect(images).toEqual(['/crest.svg', undefined, undefined, undefined]);
});

test('a team without a page links to its search results', () => {
  expect(getShownGroups({ teamPath: () => undefined })[0]?.[1]).toEqual([['Aurora', '/search/?q=Aurora']]);
});
