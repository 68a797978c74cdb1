/**
 * Renders pages in a separate thread, so that a slow page does not delay cached pages. Started by `render-threads.ts`.
 */
import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { type Answer, fetchFrom } from '../proxy/backend-fetch.ts';
import { createBundles } from './bundles.ts';
import { createErrorLog } from '../error-log.ts';
import { lowerThreadPriority } from './lower-thread-priority.ts';
import { createPageAssets } from './page-assets.ts';
import { createPageWriter } from './page-writer.ts';
import type { FromRenderThread, ToRenderThread } from './render-messages.ts';
import type { ServedSite } from '../sites/sites.ts';

if (!parentPort) throw new Error('This is started as a thread');
lowerThreadPriority();
const port = parentPort;
const postToMain = (message: FromRenderThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

const calls = new Map<number, PromiseWithResolvers<Answer>>();
let lastCallId = 0;
const fetch = fetchFrom((call) => {
  const answer = Promise.withResolvers<Answer>();
  lastCallId += 1;
  calls.set(lastCallId, answer);
  postToMain({ kind: 'call', id: lastCallId, call });
  return answer.promise;
});

const getRender = createBundles();
const write = createPageWriter({
  getRender,
  fetch,
  getAssets: createPageAssets(),
  onError: createErrorLog(console.error),
});
const sites = new Map<string, ServedSite>();

async function handlePage({
  id,
  site: siteId,
  address,
  now,
  accepted,
}: ToRenderThread & { kind: 'page' }): Promise<void> {
  const servedSite = sites.get(siteId);
  if (!servedSite) throw new Error(`${siteId} was not registered`);
  const writtenPage = await write({ site: servedSite, ...address }, now, accepted);
  const { document, payload } = writtenPage.forms;
  postToMain({ kind: 'done', id, page: writtenPage }, [document.bytes.buffer, payload.bytes.buffer]);
}

async function handleSite({ id, site: servedSite }: ToRenderThread & { kind: 'site' }): Promise<void> {
  sites.set(servedSite.id, servedSite);
  await getRender(servedSite);
  postToMain({ kind: 'done', id });
}

function answer({ id, answer: receivedAnswer }: ToRenderThread & { kind: 'answer' }): void {
  const call = calls.get(id);
  calls.delete(id);
  if (receivedAnswer) call?.resolve(receivedAnswer);
  else call?.reject(new Error('The backend gave no answer'));
}

port.on('message', (message: ToRenderThread) => {
  if (message.kind === 'answer') return answer(message);
  const pendingWork = message.kind === 'page' ? handlePage(message) : handleSite(message);
  pendingWork.catch((error: unknown) => postToMain({ kind: 'failed', id: message.id, reason: inspect(error) }));
});
