import { get } from 'node:http';
import { text } from 'node:stream/consumers';

/** @param host whose site it is: `fetch` would put the address's own in its place */
const read = (address: string, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { host } }, (answer) => void text(answer).then(resolve, reject)).once('error', reject);
  });

/**
 * The path of the first link on a page that leads to a page of a kind.
 * @param edge where the edge listens @param host the site's host name, with the port @param kind the first part of the link's path
 * @throws Error when the page has no such link
 */
export async function firstLink(edge: string, host: string, from: string, kind: string): Promise<string> {
  const path = new RegExp(`href="(/${kind}/[^"?#]+)"`).exec(await read(edge + from, host))?.[1];
  if (!path) throw new Error(`${host}${from} leads to no ${kind}`);
  return path;
}

/** The path of the top live match of a site's home page. */
export const liveMatch = (edge: string, host: string): Promise<string> => firstLink(edge, host, '/', 'events');
