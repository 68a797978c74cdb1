import { playbackTake, updateEvent } from '@touchline/contract';
import { expect, test, vi } from 'vitest';
import { createLazyRealtime } from './create-lazy-realtime.ts';
import { startSocketServer } from './testing/socket-server.ts';

const doNothing = (): void => {};

test('lazy realtime loads no code and does not warn about a missing address before a room is joined', async () => {
  const warnSpy = vi.spyOn(console, 'warn').mockReturnValue();
  const realtime = createLazyRealtime({ url: null, customer: 'nordic' });
  expect(realtime.status().state).toBe('idle');
  await vi.dynamicImportSettled();
  expect(warnSpy).not.toHaveBeenCalled();
  realtime.joinEvent('1', doNothing);
  await vi.waitFor(() => expect(warnSpy).toHaveBeenCalledOnce());
  realtime.close();
});

test('a room that is left before realtime has loaded is never joined', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = vi.fn(() => Promise.reject(new Error('no socket in this test')));
  const realtime = createLazyRealtime({ url: 'http://127.0.0.1:1', customer: 'nordic', load });
  realtime.joinEvent('1', doNothing)();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(200);
  expect(load).not.toHaveBeenCalled();
  realtime.close();
  vi.useRealTimers();
});

test('a room is joined after its code failed to load once', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock('./create-realtime.ts', () => {
    throw new Error('the chunk is gone');
  });
  const warnSpy = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
  const realtime = createLazyRealtime({ url: null, customer: 'nordic', random: () => 0 });
  realtime.joinEvent('1', doNothing);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.doUnmock('./create-realtime.ts');
  vi.resetModules();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(warnSpy).toHaveBeenCalledOnce());
  realtime.close();
});

test('`loadListeners` runs for the first room, and its result is called before the room is joined', async () => {
  const listen = vi.fn();
  const loadListeners = vi.fn(async () => listen);
  const load = vi.fn(() => {
    expect(listen).toHaveBeenCalledOnce();
    return Promise.reject(new Error('no socket in this test'));
  });
  const realtime = createLazyRealtime({ url: 'http://127.0.0.1:1', customer: 'nordic', load, loadListeners });
  const unsubscribe = realtime.on(updateEvent, doNothing);
  await vi.dynamicImportSettled();
  expect(loadListeners).not.toHaveBeenCalled();
  realtime.joinEvent('1', doNothing);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  unsubscribe();
  realtime.close();
});

test('a listener that was added before realtime has loaded receives messages unless it is removed', async () => {
  const server = await startSocketServer();
  const realtime = createLazyRealtime({ url: server.url, customer: 'nordic', random: () => 0 });
  const [onUpdate, onEnded] = [vi.fn(), vi.fn()];
  realtime.on(updateEvent, onUpdate);
  realtime.on(updateEvent, onEnded)();
  realtime.joinEvent('1', doNothing);
  await vi.waitFor(() => expect(server.receivedMessages).toEqual(['join-event-room 1']), 3000);
  server.send('update-event', { eventId: '1', changes: { title: 'A v B' } });
  await vi.waitFor(() => expect(onUpdate.mock.calls).toEqual([[{ eventId: '1', changes: { title: 'A v B' } }]]));
  expect(onEnded).not.toHaveBeenCalled();
  realtime.close();
  await server.close();
});

test('a message that is sent before a room is joined is dropped, and loads no code', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no socket in this test')));
  const realtime = createLazyRealtime({ url: 'http://127.0.0.1:1', customer: 'nordic', load });
  expect(await realtime.send(playbackTake, { userId: 'u1', deviceId: 'd1' })).toEqual({});
  expect(load).not.toHaveBeenCalled();
  realtime.close();
});
