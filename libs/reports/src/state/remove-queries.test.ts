import { expect, test } from 'vitest';
import { removeQueries } from '../api/remove-queries.ts';

test.each([
  ['GET https://a.example/api/events?q=hunter2&page=1 failed', 'GET https://a.example/api/events failed'],
  ['at f (https://a.example/assets/x.js?v=hunter2:10:20)', 'at f (https://a.example/assets/x.js:10:20)'],
  ['f@https://a.example/search/?q=hunter2#hunter2:3:4', 'f@https://a.example/search/:3:4'],
  ['/search/?q=hunter2', '/search/'],
  ['see "/events/7/#hunter2"!', 'see "/events/7/"!'],
  ['wss://a.example/ws?token=hunter2', 'wss://a.example/ws'],
])('query and hash are cut from "%s"', (text, expected) => {
  expect(removeQueries(text)).toBe(expected);
});

test('a text without addresses is unchanged', () => {
  for (const text of ['Is it? Yes: 1/2', 'a # b', 'https://a.example/events/7/'])
    expect(removeQueries(text)).toBe(text);
});
