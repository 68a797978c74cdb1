// @vitest-environment jsdom
import { composeFeatures } from '@touchline/feature-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppParts } from '../testing/create-app-parts.ts';
import { prefetchLinks } from './prefetch.ts';

vi.mock('../parts/load-texts.ts', () => ({}));

const page = async () => ({ Page: () => null });
const routes = [
  { page: 'demo/list', path: 'list', load: page },
  { page: 'demo/other', path: 'other', load: page },
];
const fetchSpy = vi.fn(async (_address: string) => Response.json({}, { status: 500 }));

let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  // Prefetches wait for the first second of the visit, which has passed here.
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
  fetchSpy.mockClear();
  vi.stubGlobal('fetch', fetchSpy);
  document.body.innerHTML = `
    <a href="/list/?day=2026-11-22"><b id="list">All</b></a>
    <a id="other" href="/other/">Other</a>
    <a id="here" href="#top">Top</a>
    <a id="outside" href="https://example.com/list/">Outside</a>
    <a id="blank" href="/list/" target="_blank">Beside</a>
    <a id="german" href="/de/list/">Deutsch</a>
    <p id="text">Text</p>`;
  end = prefetchLinks(
    createAppParts({ features: async () => composeFeatures([{ id: 'demo', routes }], { demo: {} }) }),
  );
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const dispatchOnLink = (id: string, type: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }));
const getFetchedAddresses = () => fetchSpy.mock.calls.map(([address]) => address);

test.each(['pointerover', 'touchstart', 'focusin'])(
  'a link’s page is prefetched when %s lasts longer than 80 ms',
  async (event) => {
    const dayPageCount = event.length;
    document.querySelector('a')?.setAttribute('href', `/list/?day=${dayPageCount}`);
    dispatchOnLink('list', event);
    await vi.advanceTimersByTimeAsync(60);
    expect(getFetchedAddresses()).toEqual([]);
    await vi.advanceTimersByTimeAsync(60);
    expect(getFetchedAddresses()).toEqual([`/list/_payload.json?day=${dayPageCount}`]);
  },
);

test('a passing pointer and a scrolling finger prefetch no page', async () => {
  dispatchOnLink('list', 'pointerover');
  dispatchOnLink('list', 'pointerout');
  dispatchOnLink('other', 'touchstart');
  dispatchOnLink('other', 'pointercancel');
  await vi.advanceTimersByTimeAsync(500);
  expect(getFetchedAddresses()).toEqual([]);
});

test('a mouse press prefetches the page at once', async () => {
  dispatchOnLink('other', 'mousedown');
  await vi.advanceTimersByTimeAsync(1);
  expect(getFetchedAddresses()).toEqual(['/other/_payload.json']);
});

test.each(['here', 'outside', 'blank', 'german', 'text'])(
  'a link that opens no other page of this document is not prefetched: %s',
  async (id) => {
    dispatchOnLink(id, 'mousedown');
    await vi.advanceTimersByTimeAsync(500);
    expect(getFetchedAddresses()).toEqual([]);
  },
);
