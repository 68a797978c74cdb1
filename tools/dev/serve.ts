/**
 * One customer with hot reload: pages are rendered by the edge's own code from sources that Vite transforms on demand.
 *
 *     node --conditions=@touchline/source tools/dev/serve.ts nordic --port 4000 --api http://127.0.0.1:4001
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { CustomerError } from '@touchline/customer-config';
import type { Addresses, Render, RenderResult } from '@touchline/feature-kit/rendering';
import { createServer as createVite } from 'vite';
import { createBackend, fetchFrom } from '../../apps/edge/src/proxy/backend-fetch.ts';
import { createProxy } from '../../apps/edge/src/proxy/proxy.ts';
import { readAddress } from '../../apps/edge/src/addresses/addresses.ts';
import { writeDocument } from '../../apps/edge/src/render/document.ts';
import { readPublishedJson } from '../../apps/edge/src/sites/read-published-json.ts';
import { createSites } from '../../apps/edge/src/sites/sites.ts';
import { createStaticFiles } from '../../apps/edge/src/files/static-files.ts';
import { readStandIns } from '../../apps/edge/src/sites/with-stand-ins.ts';
import { getDevelopmentServerConfig } from '../../apps/portal/build/browser.ts';
import { buildCustomers, developmentDist } from '../../apps/portal/build/build-customers.ts';
import { getBrowserParts } from '../../apps/portal/build/customers/browser-parts.ts';
import { exitWithFaults, requireCustomer } from '../../apps/portal/build/customers/known-customer.ts';
import { answerErrors, renderErrorPage } from './errors.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4000' },
    api: { type: 'string', default: 'http://127.0.0.1:4001' },
    'sandbox-payments': { type: 'string' },
    'stand-in': { type: 'string', multiple: true, default: [] },
  },
});
const [id = 'nordic'] = positionals;

try {
  const { faults } = await buildCustomers([requireCustomer(id)], { isSiteOnly: true });
  if (faults.length > 0) throw new CustomerError(faults);
} catch (error) {
  exitWithFaults(error);
}
// The build above sets `production`, with which React's renderer would not match the React that is loaded already.
process.env['NODE_ENV'] = 'development';
const standIns = readStandIns(values['stand-in']);
const site = createSites(developmentDist, id, values['sandbox-payments'], standIns, true).getByHost(`${id}.localhost`);
const config = site && Object.values(site.sites)[0];
if (!site || !config) throw new Error(`${id} was not built`);

const server = createServer();
const development = getDevelopmentServerConfig(getBrowserParts(config));
const vite = await createVite({
  ...development,
  plugins: [...(development.plugins ?? []), answerErrors],
  server: { middlewareMode: true, hmr: { server } },
});
const files = createStaticFiles();
const proxy = createProxy(values.api);
const backend = fetchFrom(createBackend(values.api, console.warn));

async function render(
  path: string,
  search: string,
  origin: string,
): Promise<{ status: number; type: string; body: string }> {
  if (!site || !config) throw new Error('unreachable');
  const entry = (await vite.ssrLoadModule('/src/entry-server.ts')) as { render: Render; addresses: Addresses };
  const rules = { locales: config.locales, addresses: entry.addresses(config) };
  const addressResult = readAddress(path, search, rules, { cookie: undefined, acceptLanguage: undefined });
  if (addressResult.kind === 'redirect')
    return { status: addressResult.status, type: 'location', body: addressResult.to };
  if (addressResult.kind === 'refused') return { status: 400, type: 'text/plain', body: 'Bad request' };
  const { locale, pathname, isPayload } = addressResult;
  const result: RenderResult = await entry.render({
    site: site.sites[locale] ?? config,
    locale,
    build: site.build,
    url: new URL(pathname + addressResult.search, origin),
    now: Date.now(),
    fetch: backend,
    readFile: (address) => readPublishedJson(site, address),
    redirects: site.redirects,
    signal: AbortSignal.timeout(10_000),
    onError: (error) => console.error(error),
  });
  if (isPayload) return { status: 200, type: 'application/json', body: JSON.stringify(result.state) };
  const assets = { entry: '/src/entry-client.ts', modules: [], sheets: [], soonStyles: [] };
  const html = writeDocument({ site, locale, path: pathname, origin, result, assets });
  return { status: result.status, type: 'text/html; charset=utf-8', body: await vite.transformIndexHtml(path, html) };
}

server.on('request', (request, response) => {
  const target = request.url ?? '/';
  if (proxy.isAccepted(target)) return proxy.forwardRequest(request, response);
  const [path = '/', query] = target.split('?');
  const answer = () =>
    render(path, query === undefined ? '' : `?${query}`, `http://${request.headers.host}`).then(
      ({ status, type, body }) => {
        response.writeHead(status, type === 'location' ? { Location: body } : { 'Content-Type': type }).end(body);
      },
      (error: Error): void => {
        vite.ssrFixStacktrace(error);
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(renderErrorPage(vite, error));
      },
    );
  if (path.startsWith('/brand/') || path === '/favicon.svg')
    return files.serve(site, request, response, () => response.writeHead(404).end());
  vite.middlewares(request, response, () => void (response.writableEnded || answer()));
});
server.on('upgrade', (request, socket, head) => {
  if (proxy.isAccepted(request.url ?? '')) proxy.upgrade(request, socket, head);
});
server.listen(Number(values.port), '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : values.port;
  console.log(`edge listening on http://127.0.0.1:${port}`);
});
