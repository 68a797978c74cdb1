// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { type PageHead, useHead } from '@touchline/feature-kit';
import type { PageData } from '@touchline/feature-kit/rendering';
import { useCallback, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { DocumentHead } from './document-head.tsx';
import { createAppParts } from '../testing/create-app-parts.ts';

const headHtml = `<title>Live · Demo</title><meta name="robots" content="noindex">
  <meta property="og:url" content="https://tv.demo.example/live/"><meta property="og:image" content="/share.png">
  <link rel="canonical" href="https://tv.demo.example/live/"><link rel="alternate" hreflang="en" href="https://tv.demo.example/live/">
  <script type="application/ld+json">{}</script>`;

const getContent = (key: string) =>
  document.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content') ?? null;
const getLinkAddresses = (relation: string) =>
  [...document.querySelectorAll(`link[rel="${relation}"]`)].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

let setPageHead: (pageHead: PageHead | undefined) => void = () => {};

function Page() {
  const [pageHead, setHeadState] = useState<PageHead>();
  useEffect(() => {
    setPageHead = setHeadState;
  }, []);
  useHead(useCallback(() => pageHead, [pageHead]));
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
      <App parts={createAppParts()}>
        <RouterProvider router={router} />
      </App>,
    ),
  );
  await act(async () => void (await import('./write-head.ts')));
}

beforeEach(() => void (document.head.innerHTML = headHtml));
afterEach(cleanup);

test('opening the page that the server rendered does not change the document’s head', async () => {
  await open('/live/', { title: 'Live' });
  expect(document.head.innerHTML).toBe(headHtml);
});

test('a navigation updates all tags of the head, with addresses on the site’s own domain', async () => {
  await open('/he/events/1/', { title: 'A v B', description: 'Watch.', image: '/1.jpg', type: 'video.other' });
  expect(document.title).toBe('A v B · Demo');
  expect(getContent('description')).toBe('Watch.');
  expect(getContent('og:title')).toBe('A v B');
  expect(getContent('og:description')).toBe('Watch.');
  expect(getContent('og:image')).toBe('https://tv.demo.example/1.jpg');
  expect(getContent('og:url')).toBe('https://tv.demo.example/he/events/1/');
  expect(getContent('og:type')).toBe('video.other');
  expect(getContent('robots')).toBeNull();
  expect(getLinkAddresses('canonical')).toEqual([[null, 'https://tv.demo.example/he/events/1/']]);
  expect(getLinkAddresses('alternate')).toEqual([
    ['en', 'https://tv.demo.example/events/1/'],
    ['he', 'https://tv.demo.example/he/events/1/'],
    ['x-default', 'https://tv.demo.example/events/1/'],
  ]);
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});

test('tags that the new page lacks are removed from the head', async () => {
  await open('/nothing/', { title: 'Page not found', noIndex: true });
  expect(getContent('robots')).toBe('noindex');
  expect([getContent('description'), getContent('og:description'), getContent('og:image')]).toEqual([null, null, null]);
  expect([getLinkAddresses('canonical'), getLinkAddresses('alternate')]).toEqual([[], []]);
});

test('a page can change its title and reset it', async () => {
  await open('/live/', { title: 'Live' });
  await act(async () => setPageHead({ title: 'Live: A v B' }));
  expect(document.title).toBe('Live: A v B · Demo');
  await vi.waitFor(() => expect(getContent('og:title')).toBe('Live: A v B'));
  await act(async () => setPageHead(undefined));
  expect(document.title).toBe('Live · Demo');
});
