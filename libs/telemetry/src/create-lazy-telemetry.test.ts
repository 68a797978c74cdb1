import { expect, test, vi } from 'vitest';
import { createLazyTelemetry } from './create-lazy-telemetry.ts';

test('calls before telemetry has loaded reach the sinks in order', async () => {
  const sentEvents: string[] = [];
  const telemetry = createLazyTelemetry({ sinks: [{ error: ({ message }) => void sentEvents.push(message) }] });
  telemetry.error(new Error('first'));
  telemetry.error(new Error('second'));
  expect(sentEvents).toEqual([]);
  await vi.waitFor(() => expect(sentEvents).toEqual(['first', 'second']));
});

test('a sink that is removed before telemetry has loaded receives no call', async () => {
  const error = vi.fn();
  const listener = vi.fn();
  const telemetry = createLazyTelemetry();
  telemetry.attach({ error })();
  telemetry.attach({ error: listener });
  telemetry.error(new Error('x'));
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  expect(error).not.toHaveBeenCalled();
});

test('an event is kept when its code is blocked, and the next call loads the code again [fault-38]', async () => {
  vi.resetModules();
  vi.doMock('./create-telemetry.ts', () => {
    throw new Error('blocked');
  });
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const event = vi.fn();
  const telemetry = createLazyTelemetry({ sinks: [{ event }] });
  telemetry.event('team_follow', { item_id: 't1' });
  await new Promise((resolve) => setImmediate(resolve));
  vi.doUnmock('./create-telemetry.ts');
  vi.resetModules();
  await vi.waitFor(() => {
    telemetry.page({ path: '/' });
    expect(event).toHaveBeenCalledWith('team_follow', { item_id: 't1' });
  });
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

test('while its code does not load, lazy telemetry stores the last hundred events and all receivers [fault-38]', async () => {
  vi.resetModules();
  vi.doMock('./create-telemetry.ts', () => {
    throw new Error('blocked');
  });
  const event = vi.fn();
  const telemetry = createLazyTelemetry();
  telemetry.attach({ event });
  for (let index = 0; index < 150; index += 1) telemetry.event('team_follow', { item_id: String(index) });
  await new Promise((resolve) => setImmediate(resolve));
  vi.doUnmock('./create-telemetry.ts');
  vi.resetModules();
  telemetry.event('team_follow', { item_id: 'last' });
  await vi.waitFor(() => expect(event).toHaveBeenCalledTimes(100));
  expect(event).toHaveBeenNthCalledWith(1, 'team_follow', { item_id: '51' });
  expect(event).toHaveBeenLastCalledWith('team_follow', { item_id: 'last' });
});
