/**
 * Serves built customers: `node --conditions=@touchline/source apps/edge/src/main.ts --port 4000 --api http://127.0.0.1:4001`.
 * Customers are taken from dist/; `--default-customer` serves hosts that no customer names.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBackend } from './backend-fetch.ts';
import { boundMissing } from './bound-missing.ts';
import { boundWorded } from './bound-worded.ts';
import { createEdge } from './create-edge.ts';
import { createErrorLog } from './error-log.ts';
import { createAcceptField } from './field/accept-field.ts';
import { createFieldFigures } from './field/field-figures.ts';
import { createMetricsServer } from './field/metrics-server.ts';
import { createFetchCrest } from './pictures/fetch-crest.ts';
import { createPicturePress } from './pictures/picture-press.ts';
import { createPictures } from './pictures/pictures.ts';
import { createServePicture } from './pictures/serve-picture.ts';
import { createPages } from './pages.ts';
import { createProxy } from './proxy.ts';
import { createRenderThreads } from './render-threads.ts';
import { createReports } from './reports.ts';
import { createSites } from './sites.ts';
import { createSitemaps } from './sitemaps/sitemaps.ts';
import { createStaticFiles } from './static-files.ts';
import { readStandIns } from './with-stand-ins.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    host: { type: 'string', default: '127.0.0.1' },
    api: { type: 'string', default: 'http://127.0.0.1:4001' },
    dist: { type: 'string', default: join(import.meta.dirname, '../../../dist') },
    'default-customer': { type: 'string' },
    // Where the sandbox payment provider answers browsers; not in production.
    'sandbox-payments': { type: 'string' },
    // <feature>=<origin>, where a stand-in of the feature's provider answers browsers; not in production.
    'stand-in': { type: 'string', multiple: true, default: [] },
    // The portal is only opened on this machine, where no provider of notifications starts.
    local: { type: 'boolean', default: false },
    // Comma-separated: what stands in front of the edge and is believed who asked.
    'trusted-hops': { type: 'string', default: '' },
    // Takes the service workers of all customers down (docs/decisions/0047).
    'no-workers': { type: 'boolean', default: false },
    // How long a load balancer takes to notice that /readyz says no.
    'drain-seconds': { type: 'string', default: '0' },
    // Where the operator scrapes how fast pages were; without it nothing of that is kept.
    'metrics-port': { type: 'string' },
    'metrics-host': { type: 'string', default: '127.0.0.1' },
  },
});

const onError = createErrorLog(console.error);
const backend = createBackend(values.api, console.warn);
const threads = createRenderThreads({ backend, onError });
const standIns = readStandIns(values['stand-in']);
const sites = createSites(values.dist, values['default-customer'], values['sandbox-payments'], standIns, values.local);
const pages = createPages({ write: boundWorded(boundMissing(threads.write)), onError });
const press = createPicturePress();
const pictures = createPictures({ press, fetchCrest: createFetchCrest(values.api) });
const figures = values['metrics-port'] === undefined ? undefined : createFieldFigures();
const edge = createEdge({
  sites,
  pages,
  files: createStaticFiles({ workers: !values['no-workers'] }),
  sitemaps: createSitemaps({ backend, onError }),
  picture: createServePicture({ pages, pictures, onError }),
  proxy: createProxy(values.api, { trustedHops: values['trusted-hops'].split(',').filter(Boolean) }),
  reports: createReports({ log: console.warn }),
  field: createAcceptField({ figures }),
  onError,
});

// The first visitor should not wait for the bundle.
for (const site of sites.all()) await threads.load(site).catch(onError);

const stopOnError = (port: string | undefined, flag: string) => (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another with ${flag}` : error);
  process.exit(1);
};
edge.server.on('error', stopOnError(values.port, '--port'));
if (figures) {
  const port = values['metrics-port'];
  createMetricsServer(figures)
    .on('error', stopOnError(port, '--metrics-port'))
    .listen(Number(port), values['metrics-host']);
}
edge.server.listen(Number(values.port), values.host, () => {
  const address = edge.server.address();
  const port = typeof address === 'object' && address ? address.port : values.port;
  console.log(`edge listening on http://${values.host}:${port}`);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await edge.drain(Number(values['drain-seconds']) * 1000);
    press.close();
    await threads.close();
    process.exit(0);
  });
}
