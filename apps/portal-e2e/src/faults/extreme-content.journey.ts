import { requestUntil } from '../harness/request-page.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { changeAnswer, type Fault } from '../harness/faults.ts';
import { locateMainLink, waitUntilHydrated } from '../harness/alive.ts';
import { expectNoSidewaysScroll } from '../harness/layout.ts';
import { expect, test } from '../harness/portal.ts';
import { findRecordedMatch } from '../harness/world.ts';

/** The part of a page's payload that a test changes. */
interface PageState {
  queries: { queryKey: unknown; data: unknown }[];
}

const longTitle = 'Endless'.repeat(1_430);
/** A character that reverses the direction of the following text, without its end character. */
const directionTitle = '\u202eturned around\u2067';

const withMalformedTitle = (event: object): object => ({
  ...event,
  title: longTitle,
  safe_title: longTitle,
  description: `${directionTitle} ${longTitle}`,
  team1: { id: 'a', name: `${directionTitle}${longTitle}`, score: 123_456 },
  team2: { id: 'b', name: longTitle, score: 0 },
  identities: [{ id: 'nordic-men', type: 'identity', title: longTitle }],
});

const malformedLists: Fault = changeAnswer(({ content }) => ({
  content: { ...content, entries: content.entries.map((entry) => withMalformedTitle(entry as object)) },
}));
const malformedEvent: Fault = changeAnswer(({ content }) => ({ content: withMalformedTitle(content) }));

test.describe('extreme content', { tag: '@nordic' }, () => {
  test('titles of 10,000 characters and letters that change direction keep the layout on a desktop and on a phone', async ({
    page,
    testEdge,
  }) => {
    testEdge.proxy.addFault(/\/list /, malformedLists);
    testEdge.proxy.addFault(/get_by_id/, malformedEvent);
    for (const path of ['/', '/live/', '/archive/', '/upcoming/', '/events/tra-osl-d0-0/', '/channels/nil-one/']) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${testEdge.getSiteAddress('nordic')}${path}`);
      await expect(page.locator('main').getByText('EndlessEndless').first()).toBeAttached();
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
    }
  });

  test('content that breaks a whole page becomes an error card inside the shell', async ({ page, watch }) => {
    watch.forgive(/./);
    const { id } = await findRecordedMatch();
    const path = `/events/${id}/`;
    const { text } = await requestUntil(
      (answer) => answer.text.includes('"kind":"page"'),
      'nordic',
      `${path}_payload.json`,
    );
    const state = JSON.parse(text) as PageState;
    for (const query of state.queries) query.data = { id, status: 'archived', title: {}, safe_title: {} };
    await page.route(`${getSiteAddress('nordic')}${path}_payload.json`, (route) => route.fulfill({ json: state }));
    await page.goto(`${getSiteAddress('nordic')}/archive/`);
    await waitUntilHydrated(page);
    await page.evaluate((href) => {
      history.pushState(null, '', href);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
    await locateMainLink(page, 'Home').click();
    await expect(page.getByRole('region', { name: 'Live now' }).getByRole('article').first()).toBeVisible();
  });
});
