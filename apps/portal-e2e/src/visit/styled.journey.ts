import { expect, test } from '@playwright/test';
import { type Answer, requestUntil } from '../harness/request-page.ts';
import { getEvents } from '../harness/world.ts';

/** Class names in the format of the build. */
const styleNamePattern = /(?<![\w-])_[a-z\d]{5,6}(?![\w-])/g;

/** @returns the class names in the server's HTML that have no rules */
async function findUnstyledClasses(path: string, status: number): Promise<string[]> {
  const isFilled = (answer: Answer) =>
    answer.status === status && !answer.text.includes('"outcome":{"kind":"pending"}');
  const { text } = await requestUntil(isFilled, 'nordic', path, { 'accept-language': 'en-GB' });
  const [, head = '', body = ''] = /^(.*?)<body>(.*)$/s.exec(text) ?? [];
  const usedClasses = new Set(
    [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.match(styleNamePattern) ?? []),
  );
  expect(usedClasses.size, `${path} has a page`).toBeGreaterThan(20);
  return [...usedClasses].filter((name) => !head.includes(`.${name}`));
}

test.describe('the server’s page has all of its styles', { tag: '@nordic' }, () => {
  for (const path of ['/', '/live/', '/upcoming/', '/archive/', '/highlight/', '/latest/', '/suggested/'])
    test(`the list ${path} has all of its styles`, async () =>
      expect(await findUnstyledClasses(path, 200)).toEqual([]));

  for (const path of [
    '/league/nordic-men/',
    '/league/nordic-men/?tab=videos',
    '/team/tra/',
    '/search/?q=cup',
    '/search/?q=xylophone',
  ])
    test(`a page with its own selection of styles has all of them: ${path}`, async () =>
      expect(await findUnstyledClasses(path, 200)).toEqual([]));

  for (const path of ['/auth/login/', '/auth/sign-up/', '/auth/password/forgot/', '/account/', '/selected/videos/'])
    test(`a viewer’s page ${path} has all of its styles`, async () =>
      expect(await findUnstyledClasses(path, 200)).toEqual([]));

  for (const path of ['/no/such/place/', '/events/no-such-event/'])
    test(`a not-found page has all of its styles: ${path}`, async () =>
      expect(await findUnstyledClasses(path, 404)).toEqual([]));

  for (const status of ['live', 'upcoming', 'archived', 'channel'])
    test(`the page of an event that is ${status} has all of its styles`, async () => {
      // `at(-1)`: the first events may kick off or end during the test.
      const event = (await getEvents({ status: [status] })).at(-1);
      const page = status === 'channel' ? 'channels' : 'events';
      expect(await findUnstyledClasses(`/${page}/${event?.id}/`, 200)).toEqual([]);
    });
});
