import { type Answer, requestPage, requestUntil } from '../harness/request-page.ts';
import { getSiteAddress } from '../harness/customers.ts';
import { expect, test } from '../harness/portal.ts';
import { getEvents, findRecordedMatch, type WorldEvent } from '../harness/world.ts';

/** Reads the addresses, properties and structured data in a document's head. */
function readHead(html: string) {
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="(.*?)")? href="(.*?)">/g)];
  const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return {
    canonical: links.find(([, rel]) => rel === 'canonical')?.[3],
    alternates: new Map(links.filter(([, rel]) => rel === 'alternate').map(([, , language, href]) => [language, href])),
    // Only this test reads the value.
    jsonLd: (jsonLd === undefined ? undefined : JSON.parse(jsonLd)) as Record<string, unknown> | undefined,
    property: (name: string) => new RegExp(`<meta property="${name}" content="(.*?)">`).exec(html)?.[1],
  };
}

test.describe("a page's head", { tag: '@nordic' }, () => {
  test('a page’s head has the page’s canonical address and the addresses of its other languages', async () => {
    const { canonical, alternates } = readHead((await requestPage('nordic', '/de/live/?from=mail')).text);
    expect(canonical).toMatch(/^https:\/\/.*\/de\/live\/$/);
    expect(alternates.size).toBe(15);
    expect(new URL(alternates.get('x-default') ?? '').pathname).toBe('/live/');
    expect(alternates.get('en')).toBe(alternates.get('x-default'));
    expect(alternates.get('uk-UA')).toMatch(/\/uk-UA\/live\/$/);
  });

  test('a page’s head describes the page that is shown, also after a navigation', async ({ page }) => {
    const readHeadHtml = () => page.evaluate(() => document.head.innerHTML.replaceAll('" />', '">'));
    const readFacts = async () => {
      const { canonical, alternates, property } = readHead(await readHeadHtml());
      return [canonical, alternates.get('he'), property('og:url'), property('og:title')].map((tagContent) =>
        tagContent?.replace(/^https:\/\/[^/]+/, ''),
      );
    };
    await page.goto(`${getSiteAddress('nordic')}/de/live/`);
    expect(await readFacts()).toEqual(['/de/live/', '/he/live/', '/de/live/', 'Live']);
    await page.locator('header a[href="/de/archive/"]').first().click();
    await expect(page).toHaveTitle(/^Archiv/);
    await expect
      .poll(readFacts)
      .toEqual(['/de/archive/', '/he/archive/', '/de/archive/', expect.stringMatching(/^Archiv/)]);
  });

  test('the head of each kind of page has the tags for link previews within its first 4 KB', async () => {
    const { id } = await findRecordedMatch();
    const [channel] = await getEvents({ status: ['channel'] });
    const tags = ['<title>', 'og:title', 'og:image', 'og:url', 'twitter:card'];
    const indexedTags = [...tags, 'rel="canonical"'];
    const describedTags = [...indexedTags, 'name="description"', 'og:description'];
    const expectedTags: [tags: string[], paths: string[]][] = [
      [tags, ['/ko/search/', '/club/', '/account/subscription/buy/1/']],
      [indexedTags, ['/live/', '/archive/', `/uk-UA/events/${id}/`, `/he/channels/${channel?.id}/`]],
      [describedTags, ['/', '/team/tra/', '/he/league/nordic-men/']],
    ];
    for (const [names, paths] of expectedTags)
      for (const path of paths) {
        const { text } = await requestPage('nordic', path);
        const start = Buffer.from(text).subarray(0, 4096).toString();
        expect(
          names.filter((name) => !start.includes(name)),
          path,
        ).toEqual([]);
      }
  });

  test('a page’s head describes an event to search engines', async () => {
    const recordedMatch = await findRecordedMatch();
    const [liveMatch] = await getEvents({ status: ['live'], sportType: ['ice-hockey'] });
    for (const event of [recordedMatch, liveMatch as WorldEvent]) {
      const isFilled = ({ text }: Answer) => text.includes('"outcome":{"kind":"page"}');
      const { jsonLd, property } = readHead((await requestUntil(isFilled, 'nordic', `/events/${event.id}/`)).text);
      expect(JSON.stringify(jsonLd), event.status).toMatch(/"@type":"(SportsEvent|VideoObject|BroadcastEvent)"/);
      expect(JSON.stringify(jsonLd)).toContain(event.team1?.name);
      expect(property('og:title')).toContain(event.team1?.name);
      expect(property('og:image')).toMatch(/^https?:\/\/.+\.(webp|png|jpg)$/);
    }
  });
});

test.describe('the address parameter ?storeUrl=', { tag: '@nordic' }, () => {
  test('the address parameter ?storeUrl= redirects to an app store', async ({ page }) => {
    const store = 'https://apps.apple.com/app/id1000000001';
    await page.route(store, (route) => route.fulfill({ body: 'the store' }));
    await page.goto(`${getSiteAddress('nordic')}/?storeUrl=${encodeURIComponent(store)}`);
    await expect(page).toHaveURL(store);
  });

  test('the address parameter ?storeUrl= redirects to no other site', async ({ page }) => {
    const rejectedPages: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && !request.url().startsWith(getSiteAddress('nordic')))
        rejectedPages.push(request.url());
    });
    for (const badPath of [
      'https://evil.example/',
      'javascript:alert(1)',
      'http://apps.apple.com/',
      '//evil.example',
      'undefined',
    ]) {
      await page.goto(`${getSiteAddress('nordic')}/?storeUrl=${encodeURIComponent(badPath)}`, {
        waitUntil: 'domcontentloaded',
      });
      await page.mouse.wheel(0, 50);
      await expect(page.getByRole('region', { name: 'Live now' })).toBeVisible();
    }
    expect(rejectedPages).toEqual([]);
  });
});
