import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import type { FeatureWorker } from '@touchline/customer-config';
import { commonHeaders, writeWorkerPolicy } from '../security/security-headers.ts';
import type { ServedSite } from '../sites/sites.ts';

/** The address of a stand-in for the provider (`--stand-in <feature>=…`): the worker must import from there, too. */
function getStandIn({ sites }: ServedSite, feature: string): string | undefined {
  const options = Object.values(sites)[0]?.features[feature];
  const standInOrigin: unknown =
    typeof options === 'object' && options !== null ? Reflect.get(options, 'standIn') : undefined;
  return typeof standInOrigin === 'string' ? standInOrigin : undefined;
}

/** Finds the feature's service worker at a path of a customer's site; undefined for other paths. */
export function findWorker({ workers }: ServedSite, path: string): (FeatureWorker & { path: string }) | undefined {
  const worker = workers?.[path];
  return worker && { ...worker, path };
}

/**
 * Sends a feature's worker under a separate policy. Its scope ends at its folder: the portal's worker controls the rest
 * of the site.
 */
export function sendFeatureWorker(
  site: ServedSite,
  { path, feature, provider }: FeatureWorker & { path: string },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const text = readFileSync(join(site.publicFolder, path), 'utf8');
  const body = Buffer.from(text.replaceAll(provider, getStandIn(site, feature) ?? provider));
  response.writeHead(200, {
    ...commonHeaders,
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Length': body.length,
    'Content-Security-Policy': writeWorkerPolicy(site),
    'Service-Worker-Allowed': `${dirname(path)}/`,
    'Cache-Control': 'public, max-age=0, must-revalidate',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
