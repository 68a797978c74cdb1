// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { type PageHead, useHead } from '@touchline/feature-kit';
import type { PageData } from '@touchline/feature-kit/rendering';
import { useCallback, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { DocumentHead } from './document-head.tsx';
import { partsWith } from './testing/world.ts';

const headHtml = `<title>Live · Demo</title><meta name="robots" content="noindex">
  <meta property="og:url" content="https://tv.demo.example/live/"><meta property="og:image" content="/share.png">
  <link rel="canonical" href="https://tv.demo.example/live/"><link rel="alternate" hreflang="en" href="https://tv.demo.example/live/">
  <script type="application/ld+json">{}</script>`;

const content = (key: string) =>
  document.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content') ?? null;
const links = (rel: string) =>
  [...document.querySelectorAll(`link[rel="${rel}"]`)].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

let setPageHead: (head: PageHead | undefined) => void = () => {};

function Page() {
  const [head, setHead] = useState<PageHead>();
  useEffect(() => {
    setPageHead = setHead;
  }, []);
  useHead(useCallback(() => head, [head]));
  return null;
}

/** Opens a page at an address; a second call navigates. */
async function open(path: string, meta: PageData['meta']) {
  cleanup();
  history.replaceState(null, '', path);
  const element = (
    <DocumentHead meta={meta}>
      <Page />
    </DocumentHead>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  await act(async () =>
    render(
      <App parts={partsWith()}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  await act(async () => void (await import('./write-head.ts')));
}

beforeEach(() => void (document.head.innerHTML = headHtml));
afterEach(cleanup);

test('the server’s head of this page stays unchanged', async () => {
  await open('/live/', { title: 'Live' });
  expect(document.head.innerHTML).toBe(headHtml);
});

test('a navigation updates the whole head, with addresses on the site’s own domain', async () => {
  await open('/he/events/1/', { title: 'A v B', description: 'Watch.', image: '/1.jpg', type: 'video.other' });
  expect(document.title).toBe('A v B · Demo');
  expect(content('description')).toBe('Watch.');
  expect(content('og:title')).toBe('A v B');
  expect(content('og:description')).toBe('Watch.');
  expect(content('og:image')).toBe('https://tv.demo.example/1.jpg');
  expect(content('og:url')).toBe('https://tv.demo.example/he/events/1/');
  expect(content('og:type')).toBe('video.other');
  expect(content('robots')).toBeNull();
  expect(links('canonical')).toEqual([[null, 'https://tv.demo.example/he/events/1/']]);
  expect(links('alternate')).toEqual([
    ['en', 'https://tv.demo.example/events/1/'],
    ['he', 'https://tv.demo.example/he/events/1/'],
    ['x-default', 'https://tv.demo.example/events/1/'],
  ]);
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});

test('tags that the new page lacks are removed from the head', async () => {
  await open('/nothing/', { title: 'Page not found', noIndex: true });
  expect(content('robots')).toBe('noindex');
  expect([content('description'), content('og:description'), content('og:image')]).toEqual([null, null, null]);
  expect([links('canonical'), links('alternate')]).toEqual([[], []]);
});

test('a page can change its title and reset it', async () => {
  await open('/live/', { title: 'Live' });
  await act(async () => setPageHead({ title: 'Live: A v B' }));
  expect(document.title).toBe('Live: A v B · Demo');
  await vi.waitFor(() => expect(content('og:title')).toBe('Live: A v B'));
  await act(async () => setPageHead(undefined));
  expect(document.title).toBe('Live · Demo');
});
