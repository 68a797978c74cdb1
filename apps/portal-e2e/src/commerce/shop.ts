import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSiteAddress } from '../harness/customers.ts';
import { test as base } from '../session/session.ts';
import { type StartedProgram, startEdge, startProgram } from '../harness/start-program.ts';

/** A provider, backend and edge of one test, which may kill them, break them, and advance the time by a month. */
export interface Shop {
  site: string;
  /**
   * Tells the provider which faults to produce (apps/sandbox-payments, "Faults").
   * @returns the number of pending faults
   */
  sandbox: (order: object) => Promise<number>;
  /** The backend and the provider that all helpers use during the test, also those for accounts and cards. */
  backend: string;
  payments: string;
  /** Kills the backend's process like a power failure; its written data stays. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
}

const getPort = (address: string): string => new URL(address).port;

async function openShop(): Promise<Shop & { close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-shop-'));
  const payments = await startProgram('apps/sandbox-payments/src/main.ts', ['--port', '0', '--faults']);
  const startBackend = (address: string): Promise<StartedProgram> =>
    startProgram(
      'apps/reference-backend/src/main.ts',
      [
        '--port',
        address,
        '--data',
        folder,
        '--faults',
        '--source-attempts',
        '10000',
        '--payments-url',
        payments.address,
      ],
      { isQuiet: true },
    );
  let backend = await startBackend('0');
  const edge = await startEdge(backend.address, { payments: payments.address, isQuiet: true });
  return {
    site: getSiteAddress('nordic', edge.address),
    backend: backend.address,
    payments: payments.address,
    async sandbox(order) {
      const answer = await fetch(`${payments.address}/__sandbox`, { method: 'POST', body: JSON.stringify(order) });
      if (!answer.ok) throw new Error(`The sandbox refused ${JSON.stringify(order)}: ${await answer.text()}`);
      return ((await answer.json()) as { faults: number }).faults;
    },
    kill: () => backend.stop(),
    async restart() {
      backend = await startBackend(getPort(backend.address));
    },
    async close() {
      await Promise.all([edge.stop(), backend.stop(), payments.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The test with a shop that the worker starts; `account` belongs to that shop. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const shop = await openShop();
      const { BACKEND, PAYMENTS } = process.env;
      Object.assign(process.env, { BACKEND: shop.backend, PAYMENTS: shop.payments });
      await use(shop);
      Object.assign(process.env, { BACKEND, PAYMENTS });
      await shop.close();
    },
    { scope: 'worker', auto: true },
  ],
});

export { expect } from '../session/session.ts';
