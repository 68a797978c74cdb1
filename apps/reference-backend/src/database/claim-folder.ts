import { createHash } from 'node:crypto';
import { mkdir, realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Another process keeps its data in the folder. */
export class FolderInUse extends Error {}

/** Where the one who has a folder answers: it ends with its process, however that ends, so that no lock is left behind. */
async function addressOf(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 24);
  return process.platform === 'win32' ? `\\\\.\\pipe\\touchline-${name}` : join(tmpdir(), `touchline-${name}.sock`);
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** What the one who has the folder says of itself; undefined where it has ended without a word. */
async function askOwner(address: string): Promise<string | undefined> {
  const socket = connect(address);
  socket.setTimeout(2000, () => socket.destroy());
  try {
    return await text(socket);
  } catch (error) {
    if (['ECONNREFUSED', 'ENOENT'].includes(String(codeOf(error)))) return undefined;
    return '';
  }
}

/**
 * Takes a folder for this process alone: an embedded database that two processes write is lost.
 * @param owner what others hear of this one, such as its address
 * @returns gives it back
 * @throws FolderInUse with what the other one said
 */
export async function claimFolder(folder: string, owner: string): Promise<() => Promise<void>> {
  const address = await addressOf(folder);
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(owner);
  });
  try {
    await listen(server, address);
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    const said = await askOwner(address);
    if (said !== undefined) throw new FolderInUse(said);
    await unlink(address);
    await listen(server, address);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
