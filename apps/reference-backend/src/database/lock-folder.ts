import { createHash } from 'node:crypto';
import { mkdir, realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Thrown if another process uses the folder. */
export class FolderInUse extends Error {}

/**
 * The address of the socket that locks a folder. Unlike a lock file, it does not outlive a crash of its process.
 */
async function getAddress(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 24);
  return process.platform === 'win32' ? `\\\\.\\pipe\\touchline-${name}` : join(tmpdir(), `touchline-${name}.sock`);
}

const getCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Reads the description of a folder's owner; undefined if its process has ended. */
async function fetchOwner(address: string): Promise<string | undefined> {
  const socket = connect(address);
  socket.setTimeout(2000, () => socket.destroy());
  try {
    return await text(socket);
  } catch (error) {
    if (['ECONNREFUSED', 'ENOENT'].includes(String(getCode(error)))) return undefined;
    return '';
  }
}

/**
 * Locks a folder for this process, because two processes would corrupt an embedded database.
 * @param owner a description for other processes, such as the server's address
 * @returns a function that releases the folder
 * @throws FolderInUse with the other owner's description
 */
export async function lockFolder(folder: string, owner: string): Promise<() => Promise<void>> {
  const address = await getAddress(folder);
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(owner);
  });
  try {
    await listen(server, address);
  } catch (error) {
    if (getCode(error) !== 'EADDRINUSE') throw error;
    const ownerText = await fetchOwner(address);
    if (ownerText !== undefined) throw new FolderInUse(ownerText);
    await unlink(address);
    await listen(server, address);
  }
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
