import { expect, test, vi } from 'vitest';
import { boundMissing } from './bound-missing.ts';
import type { PageAddress, WrittenPage } from './page-writer.ts';
import { RenderBusy } from './render-threads.ts';
import { servedSite } from '../testing/built-site.ts';

const addresses = [{ path: '' }, { path: 'events/:eventId' }, { path: 'league/:leagueId' }];
const site = { ...servedSite(), addresses };
const wanted = { document: [], payload: [] };

/** Makes a bounded writer; a path with the word `none` is a missing page. */
function start() {
  let now = 0;
  const made = vi.fn(async ({ pathname }: PageAddress): Promise<WrittenPage> => {
    const form = { status: pathname.includes('none') ? 404 : 200, headers: {}, bytes: new Uint8Array() };
    return { worthKeeping: true, forms: { document: form, payload: form } };
  });
  const write = boundMissing(made, () => now);
  const ask = (pathname: string, renewal = false) =>
    write({ site, locale: 'en', pathname, search: '' }, 0, wanted, renewal).then(
      ({ forms }) => forms.document.status,
      (error: unknown) => (error instanceof RenderBusy ? 'busy' : error),
    );
  const askMany = async (many: number, pathOf: (turn: number) => string) => {
    const answers: unknown[] = [];
    for (let turn = 0; turn < many; turn += 1) answers.push(await ask(pathOf(turn)));
    return answers;
  };
  return { ask, askMany, made, pass: (ms: number) => void (now += ms) };
}

test('only a few missing pages a second are written, however many are requested', async () => {
  const { askMany, made, pass } = start();
  const first = await askMany(200, (turn) => `/none/${turn}/`);
  expect(first.filter((answer) => answer === 404)).toHaveLength(20);
  expect(made).toHaveBeenCalledTimes(20);
  pass(1_000);
  const next = await askMany(200, (turn) => `/none/again/${turn}/`);
  expect(next.filter((answer) => answer === 404)).toHaveLength(2);
  expect(next.at(-1)).toBe('busy');
});

test('a flood on one kind of address blocks no other kind and no page that is held', async () => {
  const { ask, askMany } = start();
  await askMany(50, (turn) => `/events/none-${turn}/`);
  expect(await ask('/events/a/')).toBe('busy');
  expect(await ask('/events/a/', true)).toBe(200);
  expect(await ask('/league/a/')).toBe(200);
  expect(await ask('/')).toBe(200);
});

test('existing pages have no limit', async () => {
  const { askMany } = start();
  expect(new Set(await askMany(500, (turn) => `/events/${turn}/`))).toEqual(new Set([200]));
});

test('requests at the same time share the limit after a missing page, and have no limit before', async () => {
  const { ask } = start();
  const together = (word: string, many: number) =>
    Promise.all(Array.from({ length: many }, (_, turn) => ask(`/events/${word}-${turn}/`)));
  expect(await together('a', 100)).not.toContain('busy');
  await ask('/events/none/');
  const answers = await together('none', 100);
  expect(answers.filter((answer) => answer === 404)).toHaveLength(19);
});
