import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Render } from '@touchline/feature-kit/rendering';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { EdgeOptions } from '../app.ts';
import { createEdge } from '../create-edge.ts';
import { createReports } from '../reports/reports.ts';
import { createSites } from '../sites/sites.ts';
import { createStaticFiles } from '../files/static-files.ts';
import { type Answer, requestRaw, listen } from './request-raw.ts';
import { createBuiltSite } from './built-site.ts';
import { getPages } from './get-pages.ts';
import { createRendered } from './create-rendered.ts';

type RequestArguments = Parameters<typeof requestRaw> extends [number, ...infer Rest] ? Rest : never;

function writeDemo(dist: string): void {
  const publicFolder = join(dist, 'site/demo/public');
  mkdirSync(join(publicFolder, 'assets'), { recursive: true });
  writeFileSync(join(publicFolder, 'assets/e.js'), 'export {}');
  writeFileSync(join(publicFolder, 'assets/e.js.map'), '{}');
  writeFileSync(
    join(publicFolder, 'index.html'),
    '<!doctype html>\n<html lang="en" dir="ltr" data-site="demo"><head><script>theme()</script><style>a{}</style></head><div id="root"></div>',
  );
  const { csp, ...siteFields } = createBuiltSite();
  const paymentSources = { script: ['https://pay.example'], connect: [], frame: [] };
  const busyTexts = { en: 'Many are here. Trying again.', he: 'עמוס. מנסים שוב.' };
  const demoSite = {
    ...siteFields,
    busy: busyTexts,
    csp: { ...csp, script: ['https://sdk.example'], pay: paymentSources },
  };
  writeFileSync(join(dist, 'site/demo/site.json'), JSON.stringify(demoSite));
}

/** Makes an edge with one built customer for a test file; `render` supplies its pages. */
export function createDemoEdge() {
  const dist = mkdtempSync(join(tmpdir(), 'touchline-edge-'));
  const render = vi.fn<Render>();
  const log = vi.fn<(line: string) => void>();
  const parts: EdgeOptions = {
    sites: createSites(dist),
    pages: getPages(render),
    files: createStaticFiles(),
    pictures: { get: async () => undefined },
    sitemaps: { get: () => undefined },
    reportReceiver: createReports({ log }),
    onError: () => {},
  };
  const edge = createEdge(parts);
  let port = 0;

  beforeAll(async () => {
    writeDemo(dist);
    port = await listen(edge.server);
  });
  beforeEach(() => void render.mockReset().mockImplementation(async () => createRendered()));
  afterAll(() => {
    edge.server.closeAllConnections();
    rmSync(dist, { recursive: true });
  });

  const requestEdge = (...requestArguments: RequestArguments): Promise<Answer> => requestRaw(port, ...requestArguments);
  return { ask: requestEdge, dist, edge, log, parts, render };
}
