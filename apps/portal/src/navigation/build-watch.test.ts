// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { isNewBuild, watchBuild } from './build-watch.ts';

test('the changes of a new build are fetched once when the viewer returns twice before the first answer', async () => {
  const requestedPaths: string[] = [];
  const latestBuild = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, location.href);
    requestedPaths.push(pathname);
    if (pathname !== '/builds/latest.json') return Response.json({ files: [] });
    await latestBuild.promise;
    return Response.json({ id: 'newer' });
  });
  watchBuild('current');
  for (let count = 0; count < 2; count += 1) document.dispatchEvent(new Event('visibilitychange'));
  latestBuild.resolve();
  await vi.waitFor(() => expect(requestedPaths).toContain('/builds/meta/newer.json'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(isNewBuild(new URL('/live/', location.href))).toBe(true));
  expect(requestedPaths).toEqual(['/builds/latest.json', '/builds/latest.json', '/builds/meta/newer.json']);
});
