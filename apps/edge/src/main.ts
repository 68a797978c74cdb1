/**
 * Serves built customers: `node --conditions=@touchline/source apps/edge/src/main.ts --port 4000 --api http://127.0.0.1:4001`.
 * Customers are taken from dist/; `--default-customer` serves hosts that no customer names.
 */
import { createBackend } from './backend/backend-fetch.ts';
import { createBackendHealth } from './backend/backend-health.ts';
import { limitRenders } from './render/render-limit.ts';
import { createEdge } from './create-edge.ts';
import { readEdgeArguments } from './edge-arguments.ts';
import { createErrorLog } from './error-log.ts';
import { createAcceptField } from './field/accept-field.ts';
import { createFieldFigures } from './field/field-figures.ts';
import { createMetricsServer } from './field/metrics-server.ts';
import { createFetchCrest } from './pictures/fetch-crest.ts';
import { createPictureRenderer } from './pictures/picture-renderer.ts';
import { createPictures } from './pictures/pictures.ts';
import { createServePicture } from './pictures/serve-picture.ts';
import { createPages } from './cache/pages.ts';
import { createProxy } from './proxy/proxy.ts';
import { createRenderThreads } from './render/render-threads.ts';
import { createReports } from './reports/reports.ts';
import { createSites } from './sites/sites.ts';
import { createSitemaps } from './sitemaps/sitemaps.ts';
import { createStaticFiles } from './files/static-files.ts';

/** An operator's mistake is reported in one line, without a stack. */
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
const pages = createPages({ writePage: limitRenders(threads.write), onError });
const pictureRenderer = createPictureRenderer();
const pictures = createPictures({ renderer: pictureRenderer, fetchCrest: createFetchCrest(values.api) });
const figures = values.metricsPort === undefined ? undefined : createFieldFigures();
const edge = createEdge({
  sites,
  pages,
  files: createStaticFiles({ workers: values.workers }),
  sitemaps: createSitemaps({ backend, onError }),
  picture: createServePicture({ pages, pictures, onError }),
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
