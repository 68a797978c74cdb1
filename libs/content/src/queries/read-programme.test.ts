import { createApi } from '@touchline/api-client';
import { expect, test, vi } from 'vitest';
import { readProgramme } from './read-programme.ts';

const hourMs = 3_600_000;
const now = Date.parse('2026-11-22T12:20:00Z');
const dayAhead = { fromMs: now, toMs: now + 24 * hourMs };

/** A backend's programmes: one per hour from a week ago to a week ahead, all with the same id, like a daily show. */
const programmes = Array.from({ length: 14 * 24 }, (_, hour) => {
  const start = Date.parse('2026-11-15T12:00:00Z') + hour * hourMs;
  return {
    id: `show-${hour % 24}`,
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + hourMs).toISOString(),
  };
});

type PageResponder = (page: number) => object;

/** Reads with a backend, and returns the number of programmes, the first start and the addresses of all requests. */
async function readWithBackend(respond: PageResponder) {
  const addresses: string[] = [];
  const api = createApi({
    baseUrl: 'https://api.test',
    fetch: async (input) => {
      const { url } = new Request(input);
      addresses.push(url);
      return Response.json({ content: respond(Number(new URL(url).searchParams.get('page'))) });
    },
  });
  const foundProgrammes = await readProgramme(api, '/epg/one?lang=en', dayAhead, new AbortController().signal);
  return { count: foundProgrammes.length, start: foundProgrammes[0]?.start_date, addresses };
}

const createPageResponder =
  (allProgrammes: typeof programmes, size: number): PageResponder =>
  (page) => ({
    entries: allProgrammes.slice(page * size, (page + 1) * size),
    nextExists: (page + 1) * size < allProgrammes.length,
  });

test('requests the programmes of the hours around a day; the request stays the same for an hour [fault-8b]', async () => {
  const { addresses } = await readWithBackend(() => ({ entries: [] }));
  const { searchParams } = new URL(addresses[0] ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    lang: 'en',
    from: '2026-11-22T12:00:00.000Z',
    to: '2026-11-23T13:00:00.000Z',
    next: 'true',
    page: '0',
  });
});

test.each([
  ['earliest', programmes, 10],
  ['latest', programmes.toReversed(), 9],
])(
  'today’s programmes are found in a backend that ignores the hours and sends the %s first [fault-8b]',
  async (_, allProgrammes, pageCount) => {
    const { count, start, addresses } = await readWithBackend(createPageResponder(allProgrammes, 20));
    expect({ count, start }).toEqual({ count: 25, start: '2026-11-22T12:00:00.000Z' });
    expect(addresses).toHaveLength(pageCount);
  },
);

test('only one page is read from a backend that sends all programmes each time', async () => {
  const consoleWarn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { count, addresses } = await readWithBackend(() => ({ entries: programmes }));
  expect(count).toBe(25);
  expect(addresses).toHaveLength(1);
  expect(consoleWarn).not.toHaveBeenCalled();
});
