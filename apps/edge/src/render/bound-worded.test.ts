import { expect, test, vi } from 'vitest';
import { boundWorded } from './bound-worded.ts';
import type { PageAddress, WrittenPage } from './page-writer.ts';
import { RenderBusy } from './render-threads.ts';
import { servedSite } from '../testing/built-site.ts';

const addresses = [
  { path: 'archive', reads: ['team'] },
  { path: 'search', reads: ['q'] },
];
const site = { ...servedSite(), addresses };
const wanted = { document: [], payload: [] };

function start() {
  let now = 0;
  const made = vi.fn(async (_address: PageAddress): Promise<WrittenPage> => {
    const form = { status: 200, headers: {}, bytes: new Uint8Array() };
    return { worthKeeping: true, forms: { document: form, payload: form } };
  });
  const write = boundWorded(made, () => now);
  const ask = (pathname: string, search: string, renewal = false) =>
    write({ site, locale: 'en', pathname, search }, 0, wanted, renewal).then(
      ({ forms }) => forms.document.status,
      (error: unknown) => (error instanceof RenderBusy ? 'busy' : error),
    );
  const askMany = async (many: number, word: string) => {
    const answers: unknown[] = [];
    for (let turn = 0; turn < many; turn += 1) answers.push(await ask('/archive/', `?team=${word}-${turn}`));
    return answers.filter((answer) => answer === 200).length;
  };
  return { ask, askMany, made, pass: (ms: number) => void (now += ms) };
}

test('only a few pages with query words a second are made, however many are requested', async () => {
  const { askMany, made, pass } = start();
  expect(await askMany(500, 'a')).toBe(40);
  expect(made).toHaveBeenCalledTimes(40);
  pass(1_000);
  expect(await askMany(500, 'b')).toBe(10);
});

test('a flood of query words on one page blocks no other page, not the page without words, and no held page', async () => {
  const { ask, askMany } = start();
  await askMany(100, 'a');
  expect(await ask('/archive/', '?team=tra')).toBe('busy');
  expect(await ask('/archive/', '?team=tra', true)).toBe(200);
  expect(await ask('/archive/', '')).toBe(200);
  expect(await ask('/search/', '?q=cup')).toBe(200);
});
