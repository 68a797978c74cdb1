// @vitest-environment jsdom
import type { PageModule, PageRoute } from '@touchline/feature-kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPageModule, loadPageModuleLazily } from './page-modules.ts';

const pageModule: PageModule = { Page: () => <p>the page</p> };
const createRoute = (lazy: PageRoute['lazy']): PageRoute => ({ page: 'a/b', path: 'b', lazy });

function ShownPage({ pageRoute }: { pageRoute: PageRoute }) {
  const { Page } = use(loadPageModuleLazily(pageRoute));
  return <Page />;
}

afterEach(cleanup);

test('a loaded page renders without the fallback', async () => {
  const routeOfLoadedPage = createRoute(async () => pageModule);
  await loadPageModule(routeOfLoadedPage);
  render(
    <Suspense fallback="waiting">
      <ShownPage pageRoute={routeOfLoadedPage} />
    </Suspense>,
  );
  expect(document.body.textContent).toBe('the page');
});

test('the code of a page that hydrates when needed loads at the viewer’s first input, without errors from React', async () => {
  const consoleErrors = vi.spyOn(console, 'error');
  const loadedRoute = createRoute(async () => pageModule);
  await act(async () =>
    render(
      <Suspense fallback="waiting">
        <ShownPage pageRoute={loadedRoute} />
      </Suspense>,
    ),
  );
  expect(document.body.textContent).toBe('waiting');
  await act(async () => window.dispatchEvent(new Event('touchline:sign')));
  expect(screen.getByText('the page')).toBeTruthy();
  expect(consoleErrors).not.toHaveBeenCalled();
});

test('a page whose code failed is requested again after half a second, not at once', async () => {
  vi.useFakeTimers();
  sessionStorage.setItem('touchline.reloaded-at', String(Date.now()));
  const lazy = vi.fn<PageRoute['lazy']>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(pageModule);
  const missingRoute = createRoute(lazy);
  const firstLoad = loadPageModuleLazily(missingRoute);
  await expect(firstLoad).rejects.toThrow('gone');
  expect(loadPageModuleLazily(missingRoute)).toBe(firstLoad);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(loadPageModuleLazily(missingRoute)).resolves.toBe(pageModule);
  vi.useRealTimers();
});
