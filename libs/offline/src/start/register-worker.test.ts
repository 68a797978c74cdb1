import { createTelemetry } from '@touchline/telemetry';
import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

const stubServiceWorker = (serviceWorker: unknown) =>
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
});

test('a refused worker writes one line to the log and one report', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = vi.fn();
  const storageError = new Error('storage is blocked');
  stubServiceWorker({ register: async () => Promise.reject(storageError) });
  expect(await registerWorker(createTelemetry({ sinks: [{ error }] }))).toBeUndefined();
  expect(warn.mock.calls).toEqual([['The portal has no service worker here:', storageError]]);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ context: { section: 'worker' } }));
});

test('a browser without service workers writes nothing to the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  stubServiceWorker(undefined);
  expect(await registerWorker(createTelemetry())).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});
