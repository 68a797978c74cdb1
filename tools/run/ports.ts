import { createServer } from 'node:net';

/** @returns whether a port of this machine is free */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** A port that is free now, given by the system. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** @throws Error that lists every taken port and the options to choose others. */
export async function requireFreePorts(ports: Readonly<Record<string, number>>, command: string): Promise<void> {
  const checked = await Promise.all(
    Object.entries(ports).map(async ([flag, port]) => ({ flag, port, free: await isFree(port) })),
  );
  const usedPorts = checked.filter(({ free }) => !free);
  if (usedPorts.length === 0) return;
  const otherPorts = usedPorts.map(({ flag, port }) => `--${flag} ${port + 100}`).join(' ');
  throw new Error(
    `${usedPorts.map(({ port }) => `Port ${port}`).join(' and ')} ${usedPorts.length > 1 ? 'are' : 'is'} taken. ` +
      `Stop what runs there, or choose: ${command} -- ${otherPorts}`,
  );
}
