import { type Answer, requestPage, requestUntil } from '../harness/request-page.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { expect, test } from '../harness/portal.ts';

test.describe('a backend that is down', { tag: '@nordic' }, () => {
  test.beforeEach(({ watch }) => {
    watch.forgive(failedRequestPattern);
    watch.forgive(/WebSocket connection to .* failed/);
  });

  test('a backend that is down leaves the shell with status 200 and shelves that offer Retry, which loads them', async ({
    page,
    testEdge,
  }) => {
    testEdge.proxy.refuseConnections();
    const answer = await page.goto(`${testEdge.getSiteAddress('nordic')}/`);
    expect(answer?.status()).toBe(200);
    await page.mouse.move(200, 200);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const upcoming = page.getByRole('region', { name: 'Upcoming' });
    const latestRow = page.getByRole('region', { name: 'Latest videos' });
    await expect(upcoming.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
    await expect(latestRow.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });

    testEdge.proxy.removeFaults();
    await upcoming.getByRole('button', { name: 'Try again' }).click();
    await expect(upcoming.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
    await latestRow.getByRole('button', { name: 'Try again' }).click();
    await expect(latestRow.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
  });

  test('a backend that is down turns an event into an error with Retry inside the shell', async ({
    page,
    testEdge,
  }) => {
    testEdge.proxy.refuseConnections();
    const answer = await page.goto(`${testEdge.getSiteAddress('nordic')}/events/tra-osl-d0-0/`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible({
      timeout: 25_000,
    });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    testEdge.proxy.removeFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tromsø Aurora vs Oslo Ravens' })).toBeVisible({
      timeout: 20_000,
    });
  });

  test('pages that were served before stay available while the backend is down, from the page cache or from cached responses', async ({
    testEdge,
  }) => {
    const count = ({ text }: Answer) => [...text.matchAll(/<article/g)].length;
    const countCards = async (path: string) => {
      const answer = await requestPage('nordic', path, {}, testEdge.address);
      return [answer.status, count(answer)];
    };
    const isComplete = (answer: Answer) => count(answer) > 10 && !answer.text.includes('aria-busy="true"');
    const homeCount = count(await requestUntil(isComplete, 'nordic', '/', {}, testEdge.address));
    const archiveCount = count(await requestUntil(isComplete, 'nordic', '/archive/', {}, testEdge.address));
    testEdge.proxy.refuseConnections();
    expect(await countCards('/')).toEqual([200, homeCount]);
    expect(await countCards('/archive/')).toEqual([200, archiveCount]);
    // Another address is another page: the edge renders it without the backend.
    expect(await countCards('/?from=mail')).toEqual([200, homeCount]);
    expect(await countCards('/archive/?from=mail')).toEqual([200, archiveCount]);
  });
});
