import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getEntries, type EventPage } from '../cache/event-page.ts';
import { sampleMatch } from '../testing/sample-events.ts';
import { growingListQuery } from './growing-list.ts';

/**
 * Loads a list whose server always reports another page.
 * @param ids returns the ids of the entries of a page
 */
async function loadAllPages(ids: (page: number) => string[]) {
  const requests: number[] = [];
  const fetchPage = async (page: number, instant: string): Promise<EventPage> => {
    requests.push(page);
    return { entries: ids(page).map((id) => sampleMatch({ id })), more: true, instant };
  };
  const observer = new InfiniteQueryObserver(new QueryClient(), growingListQuery('events', {}, fetchPage, Date.now));
  await observer.refetch();
  while (observer.getCurrentResult().hasNextPage && requests.length < 20) await observer.fetchNextPage();
  const { data } = observer.getCurrentResult();
  return { requests, entries: data ? getEntries(data).map(({ id }) => id) : [] };
}

test.each<[what: string, ids: (page: number) => string[], asked: number, entries: string[]]>([
  ['empty pages', () => [], 3, []],
  ['the same page', () => ['a', 'b'], 4, ['a', 'b']],
  ['nothing new after two pages', (page) => (page < 2 ? [`m${page}`] : ['m0']), 5, ['m0', 'm1']],
])(
  'a list that reports more pages and returns %s ends after three requests without a new entry',
  async (...caseArguments) => {
    const [, ids, requestCount, entries] = caseArguments;
    expect(await loadAllPages(ids)).toEqual({
      requests: Array.from({ length: requestCount }, (_, page) => page),
      entries,
    });
  },
);

test('two pages without a new entry do not end a list that has more', async () => {
  const { requests } = await loadAllPages((page) => (page % 3 === 0 ? [`m${page}`] : []));
  expect(requests).toHaveLength(20);
});
