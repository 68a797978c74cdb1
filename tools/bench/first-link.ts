import { get } from 'node:http';
import { text } from 'node:stream/consumers';

/** @param host whose site it is: `fetch` would put the address's own in its place */
const read = (address: string, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { host } }, (answer) => void text(answer).then(resolve, reject)).once('error', reject);
  });

/**
 * The path of the top live match of a site's home page.
 * @param edge where the edge listens @param host the site's host name, with the port
 * @throws Error when the page shows no match
 */
export async function liveMatch(edge: string, host: string): Promise<string> {
  const path = /href="(\/events\/[^"]+)"/.exec(await read(edge, host))?.[1];
  if (!path) throw new Error(`The home page of ${host} shows no match`);
  return path;
}
