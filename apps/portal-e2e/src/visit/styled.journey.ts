import { ask } from '../harness/ask.ts';
import { expect, test } from '../harness/portal.ts';
import { eventsWhere } from '../harness/world.ts';

/** Names that a style sheet gave, as the build writes them. */
const styleName = /_[\w-]+_[a-z\d]{5}_\d+/g;

/** What the server's HTML wears without having its rules. */
async function unstyled(path: string): Promise<string[]> {
  const { text } = await ask('nordic', path, { 'accept-language': 'en-GB' });
  const [, head = '', body = ''] = /^(.*?)<body>(.*)$/s.exec(text) ?? [];
  const worn = new Set(
    [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.match(styleName) ?? []),
  );
  expect(worn.size, `${path} has a page`).toBeGreaterThan(20);
  return [...worn].filter((name) => !head.includes(`.${name}`));
}

test.describe('the server’s page is never without its styles', { tag: '@nordic' }, () => {
  for (const path of ['/', '/live/', '/upcoming/', '/archive/', '/highlights/', '/latest/', '/suggested/'])
    test(`on the list ${path}`, async () => expect(await unstyled(path)).toEqual([]));

  for (const path of ['/auth/login/', '/auth/sign-up/', '/auth/forgot-password/', '/account/', '/watchlist/'])
    test(`on a viewer’s ${path}`, async () => expect(await unstyled(path)).toEqual([]));

  for (const path of ['/no/such/place/', '/events/no-such-event/'])
    test(`where nothing is: ${path}`, async () => expect(await unstyled(path)).toEqual([]));

  for (const status of ['live', 'upcoming', 'archived', 'channel'])
    test(`on an event that is ${status}`, async () => {
      const [event] = await eventsWhere({ status: [status] });
      expect(await unstyled(`/events/${event?.id}/`)).toEqual([]);
    });
});
