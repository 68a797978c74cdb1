import { expect, test as base } from '@playwright/test';
import { watchConsole, type ConsoleWatch } from './console-watch.ts';
import { getSiteAddress, type CustomerId } from './customers.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { startEdge } from './start-program.ts';

/** An edge for one test. Between it and the backend is a proxy that the test can break. */
export interface TestEdge {
  proxy: FaultProxy;
  /** The address of the edge. */
  address: string;
  getSiteAddress: (id: CustomerId) => string;
}

export interface Fixtures {
  /** The page's console, which must have no unexpected error at the end of the test. */
  watch: ConsoleWatch;
  testEdge: TestEdge;
}

/**
 * The journeys' test: a console error, an uncaught error or a CSP report fails it, unless the test has caused it on
 * purpose.
 */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ page }, use) => {
      const watch = await watchConsole(page);
      await use(watch);
      watch.settle();
    },
    { auto: true },
  ],
  testEdge: async ({ page }, use) => {
    const proxy = await startFaultProxy(process.env['BACKEND'] ?? '');
    try {
      const edge = await startEdge(proxy.address, { isQuiet: true });
      await use({ proxy, address: edge.address, getSiteAddress: (id) => getSiteAddress(id, edge.address) });
      // A page that is still loading would log errors.
      await page.close();
      await edge.stop();
    } finally {
      proxy.close();
    }
  },
});

export { expect };
