/**
 * Serves built customers: `node --conditions=@touchline/source apps/edge/src/main.ts --port 4000 --api http://127.0.0.1:4001`.
 * Customers are taken from dist/; `--default-customer` serves hosts that no customer names.
 */
import { createFieldFigures } from '@touchline/field-metrics/server';
import { createBackend } from './proxy/backend-fetch.ts';
import { createBackendHealth } from './proxy/backend-health.ts';
import { limitRenders } from './render/render-limit.ts';
import { createEdge } from './create-edge.ts';
import { readEdgeArguments } from './edge-arguments.ts';
import { createErrorLog } from './error-log.ts';
import { createAcceptField } from './reports/accept-field.ts';
import { createMetricsServer } from './reports/metrics-server.ts';
import { createFetchCrest } from './previews/fetch-crest.ts';
import { createPictureRenderer } from './previews/picture-renderer.ts';
import { createPictures } from './previews/pictures.ts';
import { createPages } from './cache/pages.ts';
import { createProxy } from './proxy/proxy.ts';
import { createRenderThreads } from './render/render-threads.ts';
import { createReports } from './reports/reports.ts';
import { createSites } from './sites/sites.ts';
import { createSitemaps } from './sitemaps/sitemaps.ts';
import { createStaticFiles } from './files/static-files.ts';

/** Returns a value, or exits and reports an operator's mistake in one line, without a stack. */
function readOrExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const values = readOrExit(() => readEdgeArguments(process.argv.slice(2)));
const onError = createErrorLog(console.error);
const backend = createBackend(values.api, console.warn);
const threads = createRenderThreads({ backend, onError });
const sites = createSites(
  values.dist,
  values.defaultCustomer,
  values.sandboxPayments,
  values.standIns,
  values.isLocal,
  values.noIndex,
);
const pictureRenderer = createPictureRenderer();
const figures = values.metricsPort === undefined ? undefined : createFieldFigures();
const edge = createEdge({
  sites,
  pages: createPages({ writePage: limitRenders(threads.write), onError }),
  files: createStaticFiles({ workers: values.workers }),
  sitemaps: createSitemaps({ backend, onError }),
  pictures: createPictures({ renderer: pictureRenderer, fetchCrest: createFetchCrest(values.api) }),
  proxy: readOrExit(() => createProxy(values.api, { trustedHops: values.trustedHops })),
  reportReceiver: createReports({ log: console.warn }),
  acceptField: createAcceptField({ fieldFigures: figures }),
  checkHealth: createBackendHealth(values.api),
  onError,
});

// Loads the bundles now, so that the first visitor does not wait for them.
for (const site of sites.listAll()) await threads.load(site).catch(onError);

const createListenErrorHandler = (port: number | undefined, flag: string) => (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another with ${flag}` : error.message);
  process.exit(1);
};
edge.server.on('error', createListenErrorHandler(values.port, '--port'));
if (figures) {
  const { metricsPort, metricsHost } = values;
  createMetricsServer(figures)
    .on('error', createListenErrorHandler(metricsPort, '--metrics-port'))
    .listen(metricsPort, metricsHost);
}
edge.server.listen(values.port, values.host, () => {
  const address = edge.server.address();
  const port = typeof address === 'object' && address ? address.port : values.port;
  console.log(`edge listening on http://${values.host}:${port}`);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await edge.drain(values.drainSeconds * 1000);
    pictureRenderer.close();
    await threads.close();
    process.exit(0);
  });
}
