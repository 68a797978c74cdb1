import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { getSignedText, pageSignatureHeader, type RenderResult } from '@touchline/feature-kit/rendering';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createEdge } from './create-edge.ts';
import { createServable } from './cache/servable.ts';
import { createSites } from './sites/sites.ts';
import { requestRaw, listen } from './testing/request-raw.ts';
import { createDemoEdge } from './testing/demo-edge.ts';
import { createRendered } from './testing/create-rendered.ts';

const { ask, dist, edge, log, parts, render } = createDemoEdge();
const { pages, sites } = parts;

test('a page is rendered once for parallel requests and sent in the encoding of each request', async () => {
  const [firstBody, otherBody] = await Promise.all([ask('/once/', { 'accept-encoding': 'br' }), ask('/once/')]);
  expect(render).toHaveBeenCalledOnce();
  expect(firstBody.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(firstBody.body).equals(otherBody.body)).toBe(true);
  expect(otherBody.headers['cache-control']).toContain('s-maxage=5');
});

test('the Content-Security-Policy allows exactly the two inline elements of the page', async () => {
  const { headers, body } = await ask('/policy/');
  const html = body.toString();
  const policy = String(headers['content-security-policy']);
  const hashText = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy).toContain(`script-src 'self' ${hashText(/<script>([\s\S]*?)<\/script>/.exec(html)?.[1])}`);
  expect(policy).toContain(`style-src 'self' ${hashText(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1])}`);
});

test('a page’s headers name its customer, its build and the digest of its policy and text', async () => {
  const { headers, body } = await ask('/marked/', { 'accept-encoding': 'br' });
  const text = getSignedText(String(headers['content-security-policy']), brotliDecompressSync(body).toString());
  const digest = createHash('sha256').update(text).digest('base64url');
  expect(headers[pageSignatureHeader.toLowerCase()]).toBe(`demo b1 ${digest}`);
  expect((await ask('/marked/_payload.json')).headers).not.toHaveProperty(pageSignatureHeader.toLowerCase());
});

test('a page names the address for violation reports, and the edge accepts reports at it', async () => {
  const { headers } = await ask('/policy/');
  const endpoint = /^(\w+)="(.+)"$/.exec(String(headers['reporting-endpoints'])) ?? [];
  expect(headers['content-security-policy']).toContain(`report-to ${endpoint[1]}`);
  expect(headers['content-security-policy']).toContain(`report-uri ${endpoint[2]}`);
  const report = JSON.stringify([{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }]);
  const reportHeaders = { 'content-type': 'application/reports+json' };
  expect((await ask(endpoint[2] ?? '', reportHeaders, 'POST', report)).status).toBe(204);
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toContain('"site":"demo"');
  expect((await ask(endpoint[2] ?? '', { ...reportHeaders, host: 'evil.example' }, 'POST', report)).status).toBe(404);
});

test('text from outside cannot end a script element or an attribute', async () => {
  render.mockImplementation(async () => createRendered({ title: '"><script>alert(2)</script>' }));
  const html = (await ask('/escape/')).body.toString();
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('Demo &amp; Sons');
});

test('only a page that forces a colour mode has the document flag that the first paint reads', async () => {
  expect((await ask('/free/')).body.toString()).not.toContain('data-forced');
  render.mockImplementation(async () => createRendered({ colorMode: 'light' }));
  expect((await ask('/forced/')).body.toString()).toMatch(/<html [^>]*data-forced="light"[^>]*><head>/);
});

test('a page that hydrates when needed lists its scripts without loading them, and other pages load theirs', async () => {
  expect((await ask('/busy/')).body.toString()).toContain('<script type="module" src="/assets/e.js"');
  render.mockImplementation(async () => createRendered({ route: { page: 'a/b', path: 'b', hydrate: 'when-needed' } }));
  const html = (await ask('/read/')).body.toString();
  expect(html).toContain('data-scripts="/assets/e.js /assets/v.js"');
  expect(html).not.toMatch(/<script type="module"|modulepreload/);
});

test('a payload has the state of the same page', async () => {
  const { headers, body } = await ask('/state/_payload.json');
  expect(headers['content-type']).toContain('application/json');
  expect(JSON.parse(body.toString())).toMatchObject({ build: 'b1' });
});

test('the headers forbid proxies to minify a page, because React needs its comments [fault-33c]', async () => {
  const { headers } = await ask('/kept/');
  expect(headers['cache-control']).toMatch(/\bno-transform\b/);
});

test('a page and its payload come from one render, and only the page may be served stale', async () => {
  const page = await ask('/both/');
  const payload = await ask('/both/_payload.json');
  expect(render).toHaveBeenCalledTimes(1);
  expect(page.headers['cache-control']).toContain('stale-while-revalidate');
  expect(payload.headers['cache-control']).not.toContain('stale-while-revalidate');
});

test('a stale page is sent before its renewal starts, and the renewed page is compressed before it is requested', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const encoding = { 'accept-encoding': 'br' };
  const cachedAnswer = await ask('/stale/', encoding);
  vi.setSystemTime(Date.now() + 6_000);
  const renewal = Promise.withResolvers<RenderResult>();
  let wasListening: boolean | undefined;
  edge.server.once('request', (_request, response) => {
    render.mockReset().mockImplementation(() => {
      wasListening = response.writableEnded;
      return renewal.promise;
    });
  });
  expect((await ask('/stale/', encoding)).body.equals(cachedAnswer.body)).toBe(true);
  await vi.waitFor(() => expect(wasListening).toBeDefined());
  expect(wasListening).toBe(true);
  const [site] = sites.listAll();
  if (!site) throw new Error('There is no site');
  const address = { site, locale: 'en', pathname: '/stale/', search: '', encoding: 'br' } as const;
  const getStalePage = () => pages.getCachedPage({ ...address, isPayload: false });
  const stalePage = getStalePage();
  renewal.resolve(createRendered({ html: '<p>renewed</p>' }));
  await vi.waitFor(() => expect(getStalePage()).not.toBe(stalePage));
  expect(getStalePage()?.listAcceptedEncodings()).toEqual(['br']);
  expect(brotliDecompressSync((await ask('/stale/', encoding)).body).toString()).toContain('renewed');
});

test('the payload of a missing page is a 404, and the payload of a redirected page is a 200', async () => {
  const { state } = createRendered();
  render.mockImplementation(async () => createRendered({ status: 404 }));
  expect((await ask('/missing/')).status).toBe(404);
  const payload = await ask('/missing/_payload.json');
  expect([payload.status, payload.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  const redirect = { to: '/live/', external: false, status: 302 as const };
  render.mockImplementation(async () => createRendered({ status: 404, state: { ...state, redirect } }));
  expect((await ask('/moved/_payload.json')).status).toBe(200);
});

test('a page without the backend’s data has status 200 and is not cached', async () => {
  const state = { ...createRendered().state, data: { outcome: { kind: 'pending' as const }, meta: { title: '' } } };
  render.mockImplementation(async () => createRendered({ state }));
  const { status, headers } = await ask('/pending/');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  await ask('/pending/');
  expect(render).toHaveBeenCalledTimes(2);
});

test('an unknown page has status 404 and noindex', async () => {
  render.mockImplementation(async () => createRendered({ status: 404 }));
  const { status, body } = await ask('/nothing/');
  expect(status).toBe(404);
  expect(body.toString()).toContain('<meta name="robots" content="noindex">');
});

const createSecretPage = (path: string) => createRendered({ route: { page: 'account/x', path, secret: true } });

test('a secret in the address of a callback, a password reset or the device-limit page reaches no render, cache or other site', async () => {
  for (const path of ['auth/oauth2/callback/ifa', 'auth/login/limit', 'auth/password/reset']) {
    render.mockImplementation(async () => createSecretPage(path));
    const { headers, body } = await ask(`/he/${path}/?code=secret`);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    const script = /<script>([\s\S]*?)<\/script>/.exec(body.toString())?.[1] ?? '';
    expect(script).toMatch(/^hide\(\);/);
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(script).digest('base64'));
    expect(render.mock.lastCall?.[0].url.search).toBe('');
  }
  expect(render).toHaveBeenCalledTimes(3);
  render.mockImplementation(async () => createRendered());
  const { headers } = await ask('/auth/login/?returnTo=%2Faccount%2F');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(render.mock.lastCall?.[0].url.search).toBe('?returnTo=%2Faccount%2F');
});

test('only the return page of a sign-in popup may reach the window that opened the popup', async () => {
  const getPolicy = async (path: string) => (await ask(path)).headers['cross-origin-opener-policy'];
  render.mockImplementation(async () => createSecretPage('auth/oauth2/callback/:provider'));
  expect(await getPolicy('/auth/oauth2/callback/google/?code=1')).toBe('unsafe-none');
  render.mockImplementation(async () => createRendered());
  expect(await getPolicy('/auth/login/')).toBe('same-origin-allow-popups');
});

test('a redirect by the backend is an HTTP redirect that keeps the language', async () => {
  const state = { ...createRendered().state, redirect: { to: '/live/', external: false, status: 301 as const } };
  render.mockImplementation(async () => createRendered({ state }));
  const { status, headers } = await ask('/he/old/');
  expect([status, headers['location']]).toEqual([301, '/he/live/']);
  const redirectAddress = (await ask('/he/old/?utm_source=mail')).headers['location'];
  expect([redirectAddress, render.mock.calls.length]).toEqual(['/he/live/?utm_source=mail', 1]);
});

test('a redirect is cached unless it contains the request’s query parameters', async () => {
  const redirect = { to: '/live/?a=1', external: false, status: 301 as const };
  render.mockImplementation(async () => createRendered({ state: { ...createRendered().state, redirect } }));
  const requestRedirect = async (path: string) => {
    const { headers } = await ask(path);
    return [headers['location'], headers['cache-control']];
  };
  const sharedCacheControl = expect.stringContaining('s-maxage');
  expect(await requestRedirect('/moved-words/?utm=evil&returnTo=//x')).toEqual([
    '/live/?a=1&utm=evil&returnTo=%2F%2Fx',
    'no-store',
  ]);
  expect(await requestRedirect('/moved-words/')).toEqual(['/live/?a=1', sharedCacheControl]);
  expect(await requestRedirect('/moved-words/?a=2')).toEqual(['/live/?a=1', sharedCacheControl]);
});

test('files are immutable for caches, source maps are not served, and a missing file is a plain 404', async () => {
  expect((await ask('/assets/e.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('/assets/e.js.map')).status).toBe(404);
  expect((await ask('/assets/gone.js')).status).toBe(404);
  expect(render).not.toHaveBeenCalled();
});

test.each(['/../../etc/passwd', '/a/..%2f..%2fetc/', '/%2e%2e/x/', '/a\\b/'])(
  'the path %s is refused without a render',
  async (path) => {
    expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
    expect(render).not.toHaveBeenCalled();
  },
);

test('only the Host header chooses the customer, and an unknown host is a 404', async () => {
  expect((await ask('/', { host: 'evil.example', 'x-forwarded-host': 'demo.example' })).status).toBe(404);
  expect((await ask('/host/', { host: 'DEMO.example:8080' })).status).toBe(200);
});

test.each([
  ['/events/%E0/', '/events/%25E0/'],
  ['/he/events/100%/?t=9', '/he/events/100%25/?t=9'],
  ['/events/caf%E9-%D7%90/_payload.json', '/events/caf%25E9-%D7%90/_payload.json'],
])('the page address %s, which cannot be decoded, redirects to %s', async (path, to) => {
  const { status, headers } = await ask(path);
  expect([status, headers['location'], headers['cache-control']]).toEqual([308, to, 'no-store']);
});

test.each(['//evil.example/%E0/', '/a/../%E0/', '/assets/%E0.js', '/%E0/\\a/', `/${'%E0'.repeat(2_000)}/`])(
  'the path %s cannot be decoded and is refused',
  async (path) => expect((await ask(path)).status).toBe(400),
);

test('an address of another server is refused: the edge is no open proxy', async () => {
  expect((await ask('http://evil.example/')).status).toBe(400);
});

test.each([
  ['a page', '/framed/'],
  ['its state', '/framed/_payload.json'],
  ['a file', '/assets/e.js'],
  ['a missing file', '/assets/gone.js'],
  ['a refused path', '/../x'],
  ['a redirect', '/framed'],
  ['a missing sitemap', '/sitemap-none.xml'],
  ['a probe', '/readyz'],
  ['a refused method', '/framed/', 'DELETE'],
  ['a report', '/_reports', 'POST'],
  ['another host', '/', 'GET', 'evil.example'],
])('the response to %s forbids frames of other sites', async (_what, path, method = 'GET', host = 'demo.example') => {
  expect((await ask(path, { host }, method)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('the root’s Vary header names language and cookie, and the Vary header of other pages only the encoding', async () => {
  expect((await ask('/')).headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
  expect((await ask('/other/')).headers['vary']).toBe('Accept-Encoding');
  const redirect = await ask('/', { 'accept-language': 'he' });
  expect([redirect.status, redirect.headers['vary']]).toEqual([302, 'Accept-Encoding, Accept-Language, Cookie']);
});

test('methods other than GET and HEAD are refused', async () => {
  const response = await ask('/', {}, 'POST');
  expect([response.status, response.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test.each<[what: string, path: string, given?: Record<string, string>]>([
  ['a page', '/head/'],
  ['a page in another encoding', '/head/', { 'accept-encoding': 'br' }],
  ['the root', '/'],
  ['its redirect to a language', '/', { 'accept-language': 'he' }],
  ['a page’s state', '/head/_payload.json'],
  ['a redirect', '/head'],
  ['a file', '/assets/e.js'],
  ['an unchanged file', '/assets/e.js', { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() }],
  ['a missing file', '/assets/gone.js'],
  ['a missing sitemap', '/sitemap-none.xml'],
  ['a refused path', '/../x'],
  ['a probe', '/readyz'],
  ['another host', '/', { host: 'evil.example' }],
])('HEAD of %s has the status and all headers of GET, and no body', async (_what, path, requestHeaders = {}) => {
  const headers = { host: 'demo.example', ...requestHeaders };
  const [answerToGet, answerToHead] = [await ask(path, headers), await ask(path, headers, 'HEAD')];
  expect(answerToHead.body).toHaveLength(0);
  const removeDate = ({ status, headers: otherHeaders }: typeof answerToGet) => ({
    status,
    ...otherHeaders,
    date: 'now',
  });
  expect(removeDate(answerToHead)).toEqual(removeDate(answerToGet));
});

test('a load balancer’s idle connection stays open for more than a minute', () => {
  expect(edge.server.keepAliveTimeout).toBeGreaterThan(60_000);
});

test('an edge with `noIndex` forbids search engines to index any response, and has no sitemap [ruling-13]', async () => {
  const page = createServable({ status: 200, headers: {}, bytes: new TextEncoder().encode('<urlset/>') });
  const sitemaps = { get: async () => page };
  const otherEdge = createEdge({ ...parts, sitemaps, sites: createSites(dist, undefined, undefined, {}, false, true) });
  const port = await listen(otherEdge.server);
  onTestFinished(() => otherEdge.server.close().closeAllConnections());
  for (const path of ['/trial/', '/trial/_payload.json', '/assets/e.js', '/assets/gone.js', '/trial'])
    expect((await requestRaw(port, path)).headers['x-robots-tag']).toBe('noindex');
  expect((await requestRaw(port, '/trial/')).body.toString()).toContain('<meta name="robots" content="noindex">');
  expect((await requestRaw(port, '/robots.txt')).body.toString()).toBe('User-agent: *\nDisallow: /\n');
  expect((await requestRaw(port, '/sitemap.xml')).status).toBe(404);
  render.mockRejectedValueOnce(new Error('broken'));
  expect((await requestRaw(port, '/trial-broken/')).body.toString()).toContain(
    '<meta name="robots" content="noindex">',
  );
  const { headers, body } = await ask('/trial-elsewhere/');
  expect(headers).not.toHaveProperty('x-robots-tag');
  expect(body.toString()).not.toContain('name="robots"');
});
