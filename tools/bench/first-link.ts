import { get } from 'node:http';
import { text } from 'node:stream/consumers';

/** Fetches a page. @param host the site's host, which `fetch` would replace with the address's host */
const fetchText = (address: string, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { host } }, (answer) => void text(answer).then(resolve, reject)).once('error', reject);
  });

/**
 * Returns the path of the first link from a page to a page of a kind.
 * @param edge the edge's address
 * @param host the site's host name, with the port
 * @param kind the first part of the link's path
 * @throws Error when the page has no such link
 */
export async function findFirstLink(edge: string, host: string, pagePath: string, kind: string): Promise<string> {
  const path = new RegExp(`href="(/${kind}/[^"?#]+)"`).exec(await fetchText(edge + pagePath, host))?.[1];
  if (!path) throw new Error(`${host}${pagePath} leads to no ${kind}`);
  return path;
}

/** The path of the top live match of a site's home page. */
export const findLiveMatch = (edge: string, host: string): Promise<string> => findFirstLink(edge, host, '/', 'events');

interface ListedEvent {
  id: string;
  commerce_coverage?: string;
  available_in_region?: boolean;
  source?: { hd?: string };
}

/**
 * The path of the league's latest recording that is free to watch.
 * @param api the backend's origin
 * @throws Error without such a recording
 */
export async function findFreeRecording(api: string): Promise<string> {
  const filters = { status: ['archived'], 'identities.id': ['nordic-men'] };
  const response = await fetch(`${api}/api/event/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ page: 0, size: 50, sort: 'event_date', order: 'desc', filters }),
  });
  const { entries } = ((await response.json()) as { content: { entries: ListedEvent[] } }).content;
  const isFree = ({ commerce_coverage: coverage, available_in_region: isAvailableInRegion, source }: ListedEvent) =>
    coverage === 'commerce_free_media' && isAvailableInRegion === true && source?.hd !== undefined;
  const recording = entries.find(isFree);
  if (!recording) throw new Error('There is no free recording');
  return `/events/${recording.id}/`;
}
