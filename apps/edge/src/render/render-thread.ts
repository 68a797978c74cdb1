/** Renders pages in a separate thread, so that a slow page delays no held page. Started by `render-threads.ts`. */
import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { type Answer, fetchFrom } from '../backend/backend-fetch.ts';
import { createBundles } from './bundles.ts';
import { createErrorLog } from '../error-log.ts';
import { giveWay } from './give-way.ts';
import { createPageAssets } from './page-assets.ts';
import { createPageWriter } from './page-writer.ts';
import type { FromRenderThread, ToRenderThread } from './render-messages.ts';
import type { ServedSite } from '../sites/sites.ts';

if (!parentPort) throw new Error('This is started as a thread');
giveWay();
const port = parentPort;
const say = (message: FromRenderThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

const calls = new Map<number, PromiseWithResolvers<Answer>>();
let lastCall = 0;
const fetch = fetchFrom((call) => {
  const answer = Promise.withResolvers<Answer>();
  lastCall += 1;
  calls.set(lastCall, answer);
  say({ kind: 'call', id: lastCall, call });
  return answer.promise;
});

const renderOf = createBundles();
const write = createPageWriter({
  renderOf,
  fetch,
  assetsOf: createPageAssets(),
  onError: createErrorLog(console.error),
});
const sites = new Map<string, ServedSite>();

async function page({ id, site, address, now, wanted }: ToRenderThread & { kind: 'page' }): Promise<void> {
  const served = sites.get(site);
  if (!served) throw new Error(`${site} was not taken up`);
  const written = await write({ site: served, ...address }, now, wanted);
  const { document, payload } = written.forms;
  say({ kind: 'done', id, page: written }, [document.bytes.buffer, payload.bytes.buffer]);
}

async function site({ id, site: served }: ToRenderThread & { kind: 'site' }): Promise<void> {
  sites.set(served.id, served);
  await renderOf(served);
  say({ kind: 'done', id });
}

function answer({ id, answer: found }: ToRenderThread & { kind: 'answer' }): void {
  const call = calls.get(id);
  calls.delete(id);
  if (found) call?.resolve(found);
  else call?.reject(new Error('The backend gave no answer'));
}

port.on('message', (message: ToRenderThread) => {
  if (message.kind === 'answer') return answer(message);
  const work = message.kind === 'page' ? page(message) : site(message);
  work.catch((error: unknown) => say({ kind: 'failed', id: message.id, reason: inspect(error) }));
});
