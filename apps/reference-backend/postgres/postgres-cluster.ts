import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';

/** A Postgres server for tests, in a temporary folder and on a free port. */
export interface PostgresCluster {
  url: string;
  /** Runs a statement on a separate connection. */
  query: (text: string) => Promise<Record<string, unknown>[]>;
  /** Sends a signal to the server and to all of its processes. */
  signal: (name: NodeJS.Signals) => void;
  /** The ids of the server's child processes. */
  children: () => number[];
  /** Kills the server with its processes, and starts it again after `afterMs`. */
  killAndRestart: (afterMs: number) => Promise<void>;
  close: () => Promise<void>;
}

const getId = (flag: '-u' | '-g', user: string): number => {
  const { stdout, status } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`there is no user ${user}, and Postgres does not run as root`);
  return Number(stdout);
};

/** The user of the server: Postgres refuses to run as root, and Debian's package creates `postgres`. */
const getOwner = () => (process.getuid?.() === 0 ? { uid: getId('-u', 'postgres'), gid: getId('-g', 'postgres') } : {});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}

/** @param programsFolder the folder of `initdb` and `postgres` */
export async function startCluster(programsFolder: string): Promise<PostgresCluster> {
  const owner = getOwner();
  const folder = mkdtempSync(join(tmpdir(), 'touchline-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const result = spawnSync(join(programsFolder, 'initdb'), [...options, '-D', data], {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr}`);
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function query(text: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  async function start(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    // A new server cannot start until the killed server's last process has released the shared memory.
    await vi.waitFor(
      async () => {
        if (!server || server.exitCode !== null || server.signalCode !== null)
          server = spawn(join(programsFolder, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
        await query('select 1');
      },
      { timeout: 30_000, interval: 100 },
    );
  }

  const children = (): number[] => {
    const id = server?.pid ?? 0;
    return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  };
  const signal = (name: NodeJS.Signals): void => {
    for (const id of [...children(), server?.pid]) {
      try {
        if (id !== undefined) process.kill(id, name);
      } catch {
        // The process has ended since it was listed.
      }
    }
  };

  await start();
  return {
    url,
    query,
    signal,
    children,
    async killAndRestart(afterMs) {
      signal('SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await start();
    },
    async close() {
      const serverExit = server && server.exitCode === null ? once(server, 'exit') : undefined;
      signal('SIGCONT');
      server?.kill('SIGINT');
      await serverExit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
