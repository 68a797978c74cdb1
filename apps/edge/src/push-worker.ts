import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { commonHeaders, workerPolicy } from './security-headers.ts';
import type { ServedSite } from './sites.ts';

/** Where a build leaves the service worker of push, for customers who have that (libs/push). */
export const pushWorkerPath = '/push/OneSignalSDKWorker.js';

const vendor = 'https://cdn.onesignal.com';

/** Where a stand-in answers in the provider's place (`--stand-in push=…`): the worker must import from there, too. */
function standInOf({ sites }: ServedSite): string | undefined {
  const push = Object.values(sites)[0]?.features['push'];
  const standIn: unknown = typeof push === 'object' && push !== null ? Reflect.get(push, 'standIn') : undefined;
  return typeof standIn === 'string' ? standIn : undefined;
}

/** Sends a customer's, under a policy of its own. Its reach ends at its folder: the rest of the site is the portal's own worker's. */
export function sendPushWorker(site: ServedSite, request: IncomingMessage, response: ServerResponse): void {
  const text = readFileSync(join(site.publicFolder, pushWorkerPath), 'utf8');
  const body = Buffer.from(text.replaceAll(vendor, standInOf(site) ?? vendor));
  response.writeHead(200, {
    ...commonHeaders,
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Length': body.length,
    'Content-Security-Policy': workerPolicy(site),
    'Service-Worker-Allowed': '/push/',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
