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

/** Lists, pages that include only a part of the styles, and frames of pages whose content the browser renders. */
const pages = [
  '/',
  '/live/',
  '/upcoming/',
  '/archive/',
  '/highlight/',
  '/latest/',
  '/suggested/',
  '/league/nordic-men/',
  '/league/nordic-men/?tab=videos',
  '/team/tra/',
  '/search/?q=cup',
  '/search/?q=xylophone',
  '/auth/login/',
  '/auth/sign-up/',
  '/auth/password/forgot/',
  '/account/',
  '/selected/videos/',
];

test('the server’s pages have all styles that their HTML uses', { tag: '@nordic' }, async () => {
  for (const path of pages) expect(await findUnstyledClasses(path, 200), path).toEqual([]);
  for (const path of ['/no/such/place/', '/events/no-such-event/'])
    expect(await findUnstyledClasses(path, 404), path).toEqual([]);
  for (const status of ['live', 'upcoming', 'archived', 'channel']) {
    // The first events may kick off or end during the test, so `at(-1)` selects the last event.
    const event = (await getEvents({ status: [status] })).at(-1);
    const page = status === 'channel' ? 'channels' : 'events';
    expect(await findUnstyledClasses(`/${page}/${event?.id}/`, 200), status).toEqual([]);
  }
});
