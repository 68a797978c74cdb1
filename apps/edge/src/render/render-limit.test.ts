import { expect, test, vi } from 'vitest';
import type { PageAddress, WrittenPage } from './page-writer.ts';
import { limitRenders } from './render-limit.ts';
import { RenderBusy } from './render-threads.ts';
import { createServedSite } from '../testing/built-site.ts';

const addresses = [
  { path: '' },
  { path: 'events/:eventId' },
  { path: 'league/:leagueId' },
  { path: 'archive', reads: ['team'] },
  { path: 'search', reads: ['q'] },
];
const site = { ...createServedSite(), addresses };
const noEncodings = { document: [], payload: [] };

/** Makes a limited writer; an address with the word `none` is a missing page. */
function createLimitedWriter() {
  let now = 0;
  const writePage = vi.fn(async ({ pathname, search }: PageAddress): Promise<WrittenPage> => {
    const writtenForm = {
      status: (pathname + search).includes('none') ? 404 : 200,
      headers: {},
      bytes: new Uint8Array(),
    };
    return { completeness: 'whole', forms: { document: writtenForm, payload: writtenForm } };
  });
  const write = limitRenders(writePage, () => now);
  const requestRender = (address: string, isRenewal = false) => {
    const { pathname, search } = new URL(address, site.origin);
    return write({ site, locale: 'en', pathname, search }, 0, noEncodings, isRenewal).then(
      ({ forms }) => forms.document.status,
      (error: unknown) => (error instanceof RenderBusy ? 'busy' : error),
    );
  };
  const requestMany = async (count: number, getAddress: (index: number) => string) => {
    const answers: unknown[] = [];
    for (let index = 0; index < count; index += 1) answers.push(await requestRender(getAddress(index)));
    return answers;
  };
  return { ask: requestRender, requestMany, writePage, advanceTime: (ms: number) => void (now += ms) };
}

const countAnswers = (status: number, answers: unknown[]): number =>
  answers.filter((answer) => answer === status).length;

test('renders of missing pages are limited to 20 at once and 2 a second', async () => {
  const { requestMany, writePage, advanceTime } = createLimitedWriter();
  expect(countAnswers(404, await requestMany(200, (index) => `/none/${index}/`))).toBe(20);
  expect(writePage).toHaveBeenCalledTimes(20);
  advanceTime(1_000);
  const laterAnswers = await requestMany(200, (index) => `/none/again/${index}/`);
  expect(countAnswers(404, laterAnswers)).toBe(2);
  expect(laterAnswers.at(-1)).toBe('busy');
});

test('a flood of missing pages on one kind of address blocks no other kind and no cached page', async () => {
  const { ask, requestMany } = createLimitedWriter();
  await requestMany(50, (index) => `/events/none-${index}/`);
  expect(await ask('/events/a/')).toBe('busy');
  expect(await ask('/events/a/', true)).toBe(200);
  expect(await ask('/league/a/')).toBe(200);
  expect(await ask('/')).toBe(200);
});

test('existing pages without query parameters have no limit', async () => {
  const { requestMany } = createLimitedWriter();
  expect(new Set(await requestMany(500, (index) => `/events/${index}/`))).toEqual(new Set([200]));
});

test('parallel renders of one kind of address have no limit until one page is missing, and then share the limit', async () => {
  const { ask } = createLimitedWriter();
  const requestTogether = (word: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => ask(`/events/${word}-${index}/`)));
  expect(await requestTogether('a', 100)).not.toContain('busy');
  await ask('/events/none/');
  expect(countAnswers(404, await requestTogether('none', 100))).toBe(19);
});

test('renders of pages with query parameters are limited to 40 at once and 10 a second', async () => {
  const { requestMany, writePage, advanceTime } = createLimitedWriter();
  expect(countAnswers(200, await requestMany(500, (index) => `/archive/?team=a-${index}`))).toBe(40);
  expect(writePage).toHaveBeenCalledTimes(40);
  advanceTime(1_000);
  expect(countAnswers(200, await requestMany(500, (index) => `/archive/?team=b-${index}`))).toBe(10);
});

test('a flood of query parameters on one page blocks neither other pages, nor cached pages, nor the page without parameters', async () => {
  const { ask, requestMany } = createLimitedWriter();
  await requestMany(100, (index) => `/archive/?team=a-${index}`);
  expect(await ask('/archive/?team=tra')).toBe('busy');
  expect(await ask('/archive/?team=tra', true)).toBe(200);
  expect(await ask('/archive/')).toBe(200);
  expect(await ask('/search/?q=cup')).toBe(200);
});

test('missing pages with query parameters have the lower limit of missing pages', async () => {
  const { requestMany } = createLimitedWriter();
  expect(countAnswers(404, await requestMany(100, (index) => `/archive/?team=none-${index}`))).toBe(20);
});
