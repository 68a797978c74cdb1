import { createHash } from 'node:crypto';
import { pageStylesPlaceholder } from '@touchline/feature-kit/rendering';
import { expect, test } from 'vitest';
import { offlinePage } from '../index.ts';
import { createCachedPageAnswer, createOfflineAnswer } from './offline-document.ts';

const offlineTexts = {
  title: 'Offline',
  lead: 'No <network>',
  retry: 'Again',
  saved: 'Saved',
  opened: 'Opened',
  nothing: 'Nothing',
  since: 'As of {at}',
  notice: 'Offline since {at}',
  again: 'Load again',
};
const document = await offlinePage({
  language: 'en-GB',
  direction: 'ltr',
  name: 'Demo & Sons',
  rootAttributes: ' data-theme="dark"',
  headScript: 'theme()',
  css: 'a{}',
  logo: { dark: 'data:image/svg+xml;base64,', light: 'data:image/svg+xml;base64,' },
  words: offlineTexts,
});
const nowMs = Date.UTC(2026, 10, 22, 12);
const createCachedPage = (path: string, isSaved: boolean, title = 'A &amp; B') => ({
  path,
  title,
  at: nowMs,
  saved: isSaved,
});

test('the offline page’s policy allows its own scripts and styles by their hashes only', () => {
  expect(document.policy).toContain("default-src 'none'");
  expect(document.policy).not.toMatch(/unsafe/);
  expect(document.policy.match(/'sha256-/g)).toHaveLength(3);
  expect(document.html).toContain('No &lt;network&gt;');
});

test('the offline page lists saved pages first and cannot be stored by caches', async () => {
  const answer = createOfflineAnswer(document, [createCachedPage('/a/', false), createCachedPage('/b/"', true)]);
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(html.indexOf('Saved')).toBeLessThan(html.indexOf('Opened'));
  expect(html).toContain('href="/b/&quot;"');
  expect(html).toContain('A &amp; B');
  expect(html).toMatch(/As of 22 Nov 2026/);
});

test('the offline page shows times in the customer’s clock, and titles without the site’s name', async () => {
  const title = 'Cup · Demo &amp; Sons · Replays · Demo &amp; Sons';
  const eveningPages = [{ ...createCachedPage('/a/', false, title), at: nowMs + 10 * 3_600_000 }];
  const getDocumentText = async (hourCycle?: 'h12' | 'h23') =>
    (await createOfflineAnswer({ ...document, language: 'en', hourCycle }, eveningPages).text()).replace(/\s+/g, ' ');
  expect(await getDocumentText('h23')).toMatch(
    /<span>Cup · Demo &amp; Sons · Replays<\/span> <small>As of Nov 2\d, 2026, \d\d:00<\/small>/,
  );
  expect(await getDocumentText()).toMatch(/:00 [AP]M<\/small>/);
});

test('the offline page shows a text when no page is cached', async () => {
  expect(await createOfflineAnswer(document, []).text()).toContain('<p>Nothing</p>');
});

const createStoredPage = () =>
  new Response('<html><head><style>a{}</style></head><body class="x"><div id="root">$&</div></body></html>', {
    headers: { 'content-security-policy': 'of-a-stranger', 'content-type': 'text/html', 'x-odd': '1' },
  });

test('a cached page shows when it was stored, and has the worker’s policy in place of its own headers', async () => {
  const policy = `default-src 'none'; style-src 'self' ${pageStylesPlaceholder}`;
  const answer = await createCachedPageAnswer(createStoredPage(), nowMs, document, {
    'Content-Security-Policy': policy,
    'X-Other': 'own',
  });
  const html = await answer?.text();
  expect(html).toMatch(/<body class="x"><div role="status" data-kept-at="\d+"[^>]*><span>Offline since 22 Nov 2026/);
  expect(html).toContain('<div id="root">$&</div>');
  const styles = createHash('sha256').update('a{}').digest('base64');
  expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
    'content-security-policy': `default-src 'none'; style-src 'self' 'sha256-${styles}'`,
    'x-other': 'own',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
});

test('a cached page without a policy is not shown', async () => {
  expect(await createCachedPageAnswer(createStoredPage(), nowMs, document, {})).toBeUndefined();
});
