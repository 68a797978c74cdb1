import { type Answer, requestPage, requestUntil } from '../harness/request-page.ts';
import { failedRequestPattern } from '../harness/console-watch.ts';
import { expect, test } from '../harness/portal.ts';

test.describe('a backend that is down', { tag: '@nordic' }, () => {
  test.beforeEach(({ watch }) => {
    watch.forgive(failedRequestPattern);
    watch.forgive(/WebSocket connection to .* failed/);
  });

  test('a backend that is down leaves the shell with status 200 and parts that offer Retry, and served pages stay available', async ({
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
    await expect(upcoming.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(latestRow.getByRole('button', { name: 'Try again' })).toBeVisible();

    testEdge.proxy.removeFaults();
    await upcoming.getByRole('button', { name: 'Try again' }).click();
    await expect(upcoming.getByRole('article').first()).toBeVisible();
    await latestRow.getByRole('button', { name: 'Try again' }).click();
    await expect(latestRow.getByRole('article').first()).toBeVisible();

    const countCards = ({ text }: Answer) => [...text.matchAll(/<article/g)].length;
    const requestCards = async (path: string) => {
      const answer = await requestPage('nordic', path, {}, testEdge.address);
      return [answer.status, countCards(answer)];
    };
    const isComplete = (answer: Answer) => countCards(answer) > 10 && !answer.text.includes('aria-busy="true"');
    const homeCount = countCards(await requestUntil(isComplete, 'nordic', '/', {}, testEdge.address));
    const archiveCount = countCards(await requestUntil(isComplete, 'nordic', '/archive/', {}, testEdge.address));
    const isFilled = ({ text }: Answer) => text.includes('"outcome":{"kind":"page"}');
    const matchPath = '/events/tur-tam-d2-0/';
    await requestUntil(isFilled, 'nordic', matchPath, {}, testEdge.address);
    testEdge.proxy.refuseConnections();
    await test.step('pages that were served before stay available, from the page cache or from cached responses', async () => {
      expect(await requestCards('/')).toEqual([200, homeCount]);
      expect(await requestCards('/archive/')).toEqual([200, archiveCount]);
      // The pages do not read this parameter.
      expect(await requestCards('/?from=mail')).toEqual([200, homeCount]);
      expect(await requestCards('/archive/?from=mail')).toEqual([200, archiveCount]);
      // An unknown kind makes another page of the same calls, which the edge renders without the backend.
      const otherPage = await requestPage('nordic', `${matchPath}?media_type=unknown`, {}, testEdge.address);
      expect([otherPage.status, isFilled(otherPage)]).toEqual([200, true]);
    });

    await test.step('an event becomes an error with Retry inside the shell', async () => {
      const eventAnswer = await page.goto(`${testEdge.getSiteAddress('nordic')}/events/tra-osl-d0-0/`);
      expect(eventAnswer?.status()).toBe(200);
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      await expect(heading('This page did not load')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      testEdge.proxy.removeFaults();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading('Tromsø Aurora vs Oslo Ravens')).toBeVisible();
    });
  });
});
