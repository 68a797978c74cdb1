import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import * as contract from '@touchline/contract';
import { examples } from '@touchline/contract/examples';
import { type BrowserContext, chromium, type Page, type WebSocketRoute } from 'playwright';
import { build } from 'vite';
import { ensureBrowser } from '../../browser/ensure-browser.ts';
import { quietFlags } from '../../browser/quiet-flags.ts';
import type { Application } from './install-packs.ts';
import { emptyPicture, readSegment, renderPicture, renderPlaylist } from './media.ts';
import { exampleChecks } from './uses.ts';

/** Answers as a socket.io server: opens the connection, accepts each room and sends a goal to it. */
function answerSocket(socket: WebSocketRoute): void {
  socket.send(
    `0${JSON.stringify({ sid: 'a', upgrades: [], pingInterval: 60_000, pingTimeout: 60_000, maxPayload: 100_000 })}`,
  );
  socket.onMessage((message) => {
    const text = String(message);
    if (text.startsWith('40')) socket.send('40{"sid":"b"}');
    const [, acknowledged, payloadText = ''] = /^42(\d*)(\[.*)$/s.exec(text) ?? [];
    if (!payloadText.includes('join')) return;
    if (acknowledged) socket.send(`43${acknowledged}[{"ok":true}]`);
    const goal = { eventId: '42', changes: { team1: { score: 4 }, team2: { score: 2 } } };
    socket.send(`42${JSON.stringify(['update-event', goal])}`);
  });
}

const origin = 'https://shop.example';
const api = 'https://api.example.com';

/** A strict application's policy: no inline code, no eval, and no style element. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  `img-src 'self' ${api}`,
  "media-src 'self' blob:",
  `connect-src 'self' ${api} https://video.example.com wss://live.example.com`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const contentTypeByExtension: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const renderDocument = (file: string) => `<!doctype html>
<html lang="en" data-theme="dark"><head><meta charset="utf-8"><title>${file}</title></head>
<body><div id="root"></div><script type="module" src="/src/${file}.page.js"></script></body></html>`;

/** Writes a program that runs an example and renders its export `App`. */
const renderProgram = (file: string) => `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import * as example from './${file}';
if (example['App']) createRoot(document.getElementById('root')).render(createElement(example['App']));
document.documentElement.dataset.app = String('App' in example);
`;

/**
 * Bundles examples as pages of an application.
 * @returns the built files by their path
 */
async function bundle({ folder }: Application, files: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  for (const file of files) {
    writeFileSync(join(folder, 'src', `${file}.page.js`), renderProgram(file));
    writeFileSync(join(folder, `${file}.html`), renderDocument(file));
  }
  // Writes the application's pictures, which the site's configuration names.
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/logo.svg'), emptyPicture);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: {
      minify: false,
      // The policy allows files of this origin only, not data: URLs.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: files.map((file) => join(folder, `${file}.html`)) },
    },
  });
  const dist = join(folder, 'dist');
  return new Map(
    globSync('**/*.*', { cwd: dist }).map((path) => [`/${path}`, readFileSync(join(dist, path))] as const),
  );
}

/** An example response to each call, by the method and path of its request. */
const answers = Object.entries(contract).flatMap(([name, endpoint]) => {
  if (typeof endpoint !== 'object' || !('response' in endpoint)) return [];
  const path = new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}|:\w+/g, '[^/]+')}$`);
  return [{ method: endpoint.method, path, answer: Object.entries(examples).find(([key]) => key === name)?.[1] }];
});

/** Gives an example response the requested id, because the client refuses any other id. */
function withRequestedId(answer: unknown, pathname: string): unknown {
  const requestedId = /\/id\/([^/]+)$/.exec(pathname)?.[1];
  const { content, ...envelope }: { content?: object } = Object(answer);
  return requestedId !== undefined && content && 'id' in content
    ? { ...envelope, content: { ...content, id: requestedId } }
    : answer;
}

/** Answers as the application's server, the API and the socket; an example's page makes no other requests. */
async function answerRequests(context: BrowserContext, files: ReadonlyMap<string, Buffer>): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { pathname, origin: requestOrigin } = new URL(request.url());
    if (requestOrigin === origin) {
      const body = files.get(pathname);
      const headers = {
        'content-security-policy': policy,
        'content-type': contentTypeByExtension[extname(pathname)] ?? 'text/plain',
      };
      return route.fulfill(body ? { body, headers } : { status: 404, headers, body: '' });
    }
    const headers = {
      'access-control-allow-origin': origin,
      'access-control-allow-headers': request.headers()['access-control-request-headers'] ?? 'content-type',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const file =
      renderPlaylist(pathname) ?? readSegment(pathname, request.headers()['range']) ?? renderPicture(pathname);
    if (file) return route.fulfill({ ...file, headers: { ...headers, ...file.headers } });
    const found = answers.find(({ method, path }) => method === request.method() && path.test(pathname));
    if (!found) return route.fulfill({ status: 404, headers, body: '' });
    return route.fulfill({ json: withRequestedId(found.answer, pathname), headers });
  });
  await context.routeWebSocket('wss://live.example.com/**', answerSocket);
}

async function openExample(context: BrowserContext, file: string): Promise<string[]> {
  const page: Page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  try {
    await page.goto(`${origin}/${file}.html`);
    await page.locator('html[data-app]').waitFor({ state: 'attached', timeout: 20_000 });
    if (await page.locator('html[data-app=true]').count())
      await page.locator('#root > *').first().waitFor({ state: 'attached', timeout: 10_000 });
    await exampleChecks[file]?.(page);
    const styleCount = await page.locator('style').count();
    if (styleCount > 0) faults.push(`${styleCount} style elements were written at run time`);
  } catch (error) {
    faults.push(String(error));
  }
  await page.close();
  return faults.map((fault) => `${file}: ${fault}`);
}

/**
 * Bundles these files of an application's `src`, opens each in Chromium under a strict Content-Security-Policy, and
 * returns the faults. `uses.ts` has the actions of the viewers.
 */
export async function findPageFaults(application: Application, files: readonly string[]): Promise<string[]> {
  const bundledFiles = await bundle(application, files);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...quietFlags] });
  try {
    const context = await browser.newContext();
    await answerRequests(context, bundledFiles);
    const faults: string[] = [];
    for (const file of files) faults.push(...(await openExample(context, file)));
    return faults;
  } finally {
    await browser.close();
  }
}
