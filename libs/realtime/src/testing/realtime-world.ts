import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createRealtime, type RealtimeOptions } from '../create-realtime.ts';
import type { Realtime, RealtimeReport } from '../realtime.ts';
import { startSocketServer, type SocketServer } from './socket-server.ts';

interface RealtimeWorld {
  /** A new server for each test, which the test may replace. It closes after the test. */
  server: SocketServer;
  /** The reports of the current test's clients. */
  reports: RealtimeReport[];
  /** A client of the server, closed after the test. */
  realtime(options?: Partial<RealtimeOptions>): Realtime;
  /** Resolves when the server has received this number of messages. */
  waitForReceived(count: number): Promise<void>;
  waitForOnline(client: Realtime): Promise<void>;
}

/** A socket server and its clients for the tests of a file; call it once, at the top. */
export function createRealtimeWorld(): RealtimeWorld {
  let openClients: Realtime[] = [];
  let server: SocketServer;
  const world: RealtimeWorld = {
    get server() {
      return server;
    },
    set server(next) {
      server = next;
    },
    reports: [],
    realtime(options = {}) {
      const realtime = createRealtime({
        url: server.url,
        customer: 'nordic',
        onReport: (report) => void world.reports.push(report),
        random: () => 0,
        ...options,
      });
      openClients.push(realtime);
      return realtime;
    },
    waitForReceived: (count) => vi.waitFor(() => expect(server.receivedMessages).toHaveLength(count)),
    waitForOnline: (client) => vi.waitFor(() => expect(client.status().state).toBe('online'), 4000),
  };
  beforeEach(async () => {
    world.reports = [];
    server = await startSocketServer();
  });
  afterEach(async () => {
    openClients.forEach((client) => client.close());
    openClients = [];
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    await server.close();
  });
  return world;
}

export const doNothing = (): void => {};
