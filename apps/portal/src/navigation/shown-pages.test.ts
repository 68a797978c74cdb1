// @vitest-environment jsdom
import type { ShownPage } from '@touchline/feature-kit';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { getNavigationTarget, onShownPage } from './shown-pages.ts';

const watchRoute = { page: 'event/watch', path: 'event/:id' };

async function createRouterAt(address: string, basename = '/') {
  const router = createMemoryRouter(
    [
      { index: true, handle: { page: 'catalog/home', path: '' } },
      { path: watchRoute.path, handle: watchRoute },
      { path: '*', handle: null },
    ],
    { basename, initialEntries: [address] },
  );
  const shownPages: ShownPage[] = [];
  const end = onShownPage(router, (page) => void shownPages.push(page));
  return { router, shownPages, end };
}

test('the listener receives the open page at once, and each later page, with its route or null', async () => {
  const { router, shownPages, end } = await createRouterAt('/event/7/?tab=stats');
  expect(shownPages).toEqual([{ path: '/event/7/', route: watchRoute }]);
  await router.navigate('/event/8/');
  await router.navigate('/no/such/page/');
  end();
  await router.navigate('/');
  expect(shownPages.slice(1)).toEqual([
    { path: '/event/8/', route: watchRoute },
    { path: '/no/such/page/', route: null },
  ]);
});

test('during a navigation, the listener receives the shown page, and the target is the next page', async () => {
  let resolveLoader = (): void => undefined;
  const loadWhenResolved = () => new Promise<null>((resolve) => void (resolveLoader = () => resolve(null)));
  const handle = { page: 'catalog/home', path: '' };
  const router = createMemoryRouter([
    { index: true, handle },
    { path: watchRoute.path, handle: watchRoute, loader: loadWhenResolved },
  ]);
  const pendingNavigation = router.navigate('/event/8/?tab=stats');
  expect(getNavigationTarget(router)).toBe('/event/8/?tab=stats');
  const shownPages: ShownPage[] = [];
  onShownPage(router, (page) => void shownPages.push(page));
  expect(shownPages).toEqual([{ path: '/', route: handle }]);
  resolveLoader();
  await pendingNavigation;
  expect(shownPages.slice(1)).toEqual([{ path: '/event/8/', route: watchRoute }]);
});

test('the listener receives a page only once when the query or the hash changes', async () => {
  const { router, shownPages } = await createRouterAt('/event/7/');
  await router.navigate('/event/7/?tab=stats');
  await router.navigate('/event/7/?tab=stats#clips');
  expect(shownPages).toHaveLength(1);
});

test.each([
  ['/he/event/7/', '/event/7/'],
  ['/he/', '/'],
  ['/he', '/'],
])('the reported path of %s omits the language', async (address, path) => {
  const { shownPages } = await createRouterAt(address, '/he/');
  expect(shownPages.map((page) => page.path)).toEqual([path]);
});

test('the target is the shown page, without its locale’s prefix, when no navigation is running', async () => {
  const { router } = await createRouterAt('/de/event/7/?tab=stats', '/de');
  expect(getNavigationTarget(router)).toBe('/event/7/?tab=stats');
});
