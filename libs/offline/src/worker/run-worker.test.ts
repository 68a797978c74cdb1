import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryCaches } from '../testing/memory-caches.ts';
import { runWorker } from './run-worker.ts';
import type { LongEvent, WorkerScope } from './worker-scope.ts';

afterEach(() => vi.unstubAllGlobals());

const settings = {
  site: 'demo',
  build: 'b1',
  locales: { default: 'en', enabled: ['en'] },
  closed: [],
  files: {},
  pageHeaders: {},
  offline: {},
} as const;

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'disable'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36', 'enable'],
] as const)(
  'a new worker in %s makes the browser %s navigation preload [fault-33h]',
  async (userAgent, expectedCall) => {
    vi.stubGlobal('caches', createMemoryCaches());
    const calls: string[] = [];
    const extendedPromises: Promise<unknown>[] = [];
    const listeners = new Map<string, (event: LongEvent) => void>();
    const scope: unknown = {
      addEventListener: (name: string, listener: (event: LongEvent) => void) => listeners.set(name, listener),
      location: { origin: 'https://tv.example' },
      navigator: { onLine: true, userAgent },
      registration: {
        navigationPreload: {
          enable: async () => void calls.push('enable'),
          disable: async () => void calls.push('disable'),
        },
      },
      clients: { claim: async () => undefined },
    };
    runWorker(scope as WorkerScope, settings);
    listeners.get('activate')?.(
      Object.assign(new Event('activate'), {
        waitUntil: (promise: Promise<unknown>) => void extendedPromises.push(promise),
      }),
    );
    await Promise.all(extendedPromises);
    expect(calls).toEqual([expectedCall]);
  },
);
