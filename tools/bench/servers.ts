import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type ProcessGroup, startGroup } from '../run/process-group.ts';
import { findFreeRecording, findLiveMatch } from './first-link.ts';

/** The customer that the bench measures. */
export const customer = 'nordic';
/** A customer without accounts, to measure the cost of accounts. */
export const plainCustomer = 'plain';

/** Node with the condition that resolves libraries to their sources. */
export const nodeCommand = ['node', '--conditions=@touchline/source'] as const;
const listeningPattern = /listening on (http:\S+)/;

/** Addresses of the servers that one part of the benchmark measures. They run for this part alone. */
export interface Servers {
  /** The edge's address. */
  edge: string;
  edgePid: number;
  /** The reference backend's address. */
  api: string;
}

/** Reads the servers of `startServers`, in the process of a part. */
export const serversSchema: z.ZodMiniType<Servers> = z.object({
  edge: z.string(),
  edgePid: z.number(),
  api: z.string(),
});

/**
 * Starts a backend with an empty memory and an edge in front of it.
 * @param addGroup receives each process group, to stop it later
 */
export async function startServers(addGroup: (group: ProcessGroup) => void): Promise<Servers> {
  const start = async (name: string, ...command: string[]) => {
    const group = startGroup([...nodeCommand, ...command], { name });
    addGroup(group);
    return { address: (await group.ready(listeningPattern))[1] ?? '', pid: group.pid };
  };
  const backend = ['apps/reference-backend/src/main.ts', '--port', '0', '--memory', '--faults'];
  const api = await start('The backend', ...backend);
  const edge = await start('The edge', 'apps/edge/src/main.ts', '--port', '0', '--api', api.address);
  return { edge: edge.address, edgePid: edge.pid, api: api.address };
}

const getHost = (servers: Servers, site: string): string => `${site}.localhost:${new URL(servers.edge).port}`;

/** Returns the addresses of the customer's site. */
export const getSite = (servers: Servers) => {
  const host = getHost(servers, customer);
  const home = `http://${host}/`;
  const toUrl = (path: string): string => new URL(path, home).href;
  return {
    host,
    home,
    at: toUrl,
    plainHome: `http://${getHost(servers, plainCustomer)}/`,
    live: async () => toUrl(await findLiveMatch(servers.edge, host)),
    recording: async () => toUrl(await findFreeRecording(servers.api)),
  };
};

/** Starts a server in a separate process that answers each request with the same bytes. */
export async function startBareServer(body: Buffer): Promise<{ address: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-bench-'));
  const file = join(folder, 'body');
  await writeFile(file, body);
  const server = startGroup([...nodeCommand, 'tools/bench/bare-server.ts', file], { name: 'The bare server' });
  const address = (await server.ready(listeningPattern))[1] ?? '';
  return {
    address,
    async close() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
