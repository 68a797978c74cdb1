// @vitest-environment jsdom
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { type ErrorCode, toErrorCode } from '@touchline/contract';
import type { SiteConfig } from '@touchline/feature-kit';
import type { PageProblem } from '@touchline/feature-kit/rendering';
import { Providers } from '@touchline/feature-kit/testing';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ProblemPage } from './problem-page.tsx';
import { useRetryOnline } from './use-retry-online.ts';

const createProblem = (overrides: Partial<PageProblem>): PageProblem => ({
  kind: 'problem',
  code: 'default_error_message',
  status: 500,
  context: 'page',
  words: 'shell',
  ...overrides,
});

interface RenderOptions {
  onRetry?: () => void;
  path?: string;
  navigation?: SiteConfig['navigation'];
}

function renderProblem(pageProblem: PageProblem, { onRetry, path = '/nowhere/', navigation = [] }: RenderOptions = {}) {
  const router = createMemoryRouter([
    { path: '*', element: <ProblemPage problem={pageProblem} path={path} onRetry={onRetry} /> },
  ]);
  return render(
    <Providers now={0} site={createSiteConfig({ navigation })}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

const message = 'Maintenance until {{noon}} $t(x)';
const getTexts = () => document.body.textContent;

// jsdom decodes no pictures.
HTMLImageElement.prototype.decode = async () => {};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a code with a text shows that text instead of the server’s message', () => {
  renderProblem(createProblem({ code: 'timeout', message }));
  expect(getTexts()).toContain('This is taking too long. Try again in a moment.');
  expect(getTexts()).not.toContain('Maintenance');
  expect(getTexts()).toContain('timeout');
});

test.each<[ErrorCode, string]>([
  ['offline', 'You’re offline.'],
  ['network_error', 'We can’t connect right now. Check your connection.'],
])('an error that the viewer can solve is shown without a code: %s', (code, message) => {
  renderProblem(createProblem({ code }));
  expect(getTexts()).toContain(message);
  expect(getTexts()).not.toContain('Code');
});

/** A code that only the backend knows. */
const unknownCode = toErrorCode('kitchen_closed');

test.each<ErrorCode>(['default_error_message', unknownCode])('a problem %s shows the server’s text exactly', (code) => {
  renderProblem(createProblem({ code, message }));
  expect(getTexts()).toContain(message);
});

test.each<ErrorCode>(['default_error_message', unknownCode])(
  'a problem %s without the server’s text shows “An error occurred”',
  (code) => {
    renderProblem(createProblem({ code }));
    expect(getTexts()).toContain('An error occurred');
  },
);

test('the not-found page names the problem first, then links to home and the site’s pages', () => {
  const navigation = ['/', '/live/', '/upcoming/', '/archive/', '/latest/'].map((to) => ({ to, label: 'live' }));
  const { container } = renderProblem(createProblem({ code: 'not_found', status: 404, message }), { navigation });
  const heading = screen.getByRole('heading', { level: 1, name: 'Page not found' });
  expect(getTexts()).toContain('/nowhere/');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/live/', '/upcoming/', '/archive/']);
  expect(links[0]?.textContent).toBe('Go to homepage');
  const elementsInOrder = [...container.querySelectorAll('h1, a, [class*="art"]')];
  expect(elementsInOrder[0]).toBe(heading);
  expect(elementsInOrder.at(-1)?.className).toContain('art');
});

test('a wrong address shows an alert next to the text of the not-found page', () => {
  renderProblem(createProblem({ code: 'not_found', status: 404, danger: 'wrong_address' }), { path: '/events/%2541/' });
  expect(screen.getByRole('alert').textContent?.trim()).toBe('Page Not Found: /events/%41/');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  expect(getTexts()).toContain('There’s nothing at /events/%41/');
});

test.each([
  ['/%D7%9C%D7%99%D7%92%D7%94/', '/ליגה/'],
  ['/100%/', '/100%/'],
])('the path %s is shown decoded', (path, decodedPath) => {
  renderProblem(createProblem({ code: 'not_found', status: 404 }), { path });
  expect(getTexts()).toContain(decodedPath);
});

const mockOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

test('the problem page retries without a press when the viewer is back online', () => {
  mockOnline(false);
  const retry = vi.fn();
  renderProblem(createProblem({ code: 'offline' }), { onRetry: retry });
  expect(retry).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(2);
});

test('the problem page retries once when the network returned before the page listened for it', () => {
  mockOnline(true);
  const retry = vi.fn();
  renderProblem(createProblem({ code: 'offline' }), { onRetry: retry });
  expect(retry).toHaveBeenCalledOnce();
});

test('a failed page is retried at most four times after the network is back, and never while the network stays on', () => {
  vi.useFakeTimers();
  mockOnline(false);
  const retry = vi.fn();
  const { rerender } = renderHook((pageProblem: PageProblem) => useRetryOnline(pageProblem, retry), {
    initialProps: createProblem({ code: 'offline' }),
  });
  mockOnline(true);
  window.dispatchEvent(new Event('online'));
  for (let failureIndex = 0; failureIndex < 9; failureIndex += 1) {
    rerender(createProblem({ code: 'network_error' }));
    vi.advanceTimersByTime(60_000);
  }
  expect(retry).toHaveBeenCalledTimes(4);
  const lastProblem = createProblem({ code: 'network_error' });
  renderHook(() => useRetryOnline(lastProblem, retry));
  vi.advanceTimersByTime(60_000);
  expect(retry).toHaveBeenCalledTimes(4);
});
