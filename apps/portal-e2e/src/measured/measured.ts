import type { Request } from '@playwright/test';
import { type CustomerId, getSiteAddress } from '../harness/customers.ts';
import { startEdge } from '../harness/start-program.ts';
import { expect, test as base } from '../session/session.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

interface Measured {
  /** Google's stand-in. */
  google: StandIn;
  /** The addresses of customers' sites at an edge with the stand-in's address. */
  getSiteAddress: (id: CustomerId) => string;
  /** The address of the edge that serves these sites. */
  edge: string;
  /** Hosts of the browser's requests so far, except the site's. */
  listOtherRequests: () => string[];
}

/** A visit measured by a stand-in, with its own edge. */
export const test = base.extend<{ measured: Measured }>({
  measured: async ({ page }, use) => {
    const google = await startStandIn();
    const edge = await startEdge(process.env['BACKEND'] ?? '', {
      programArguments: ['--stand-in', `analytics=${google.origin}`],
    });
    const requests: string[] = [];
    page.context().on('request', (request: Request) => {
      const { protocol, host, port } = new URL(request.url());
      if (/^https?:$/.test(protocol) && port !== new URL(edge.address).port) requests.push(host);
    });
    await use({
      google,
      edge: edge.address,
      getSiteAddress: (id) => getSiteAddress(id, edge.address),
      listOtherRequests: () => requests,
    });
    await page.close();
    await edge.stop();
    google.close();
    expect(google.unknownCommands, 'commands that the tag does not know').toEqual([]);
  },
});

export { expect };
