import { expect, test } from 'vitest';
import { cleanEvent } from '../api/clean-event.ts';

const exception = { values: [{ type: 'Error', value: 'no ground' }] };

test('no name, address, secret or query is sent, wherever it is in the event', () => {
  const event = cleanEvent({
    type: undefined,
    user: { id: 'u1', ip_address: '10.0.0.1', email: 'hunter2@example.com' },
    server_name: 'hunter2',
    extra: { hunter2: 'hunter2' },
    message: 'Bearer hunter2',
    contexts: { page: { address: 'https://tv.example/search/?q=hunter2' } },
    breadcrumbs: [
      { message: 'GET /api?token=hunter2', data: { url: '/x?y=hunter2', refreshToken: 'hunter2' } },
      { message: 'said {"code":"hunter2"}', data: { 'hunter2@example.com': true } },
    ],
    exception,
  });
  expect(JSON.stringify(event)).not.toMatch(/hunter2|u1|10\.0\.0\.1/);
  expect(event).toMatchObject({ exception, contexts: { page: { address: 'https://tv.example/search/' } } });
});

test('an event that is too long is sent without its breadcrumbs, or not at all if it is still too long', () => {
  const breadcrumbs = Array.from({ length: 100 }, () => ({ message: 'é'.repeat(100) }));
  const longEvent = { type: undefined, exception, breadcrumbs };
  expect(cleanEvent(longEvent)?.breadcrumbs).toHaveLength(100);
  expect(cleanEvent(longEvent, 20_000)).toEqual({ type: undefined, exception });
  expect(cleanEvent(longEvent, 20)).toBeNull();
});

test('an event has at most a million bytes; a larger event loses its breadcrumbs [ruling-14]', () => {
  const countBytes = (event: unknown): number => new TextEncoder().encode(JSON.stringify(event)).length;
  const breadcrumb = { message: 'one step. '.repeat(50).trim() };
  const createEvent = (steps: number, padding = 0) => ({
    type: undefined,
    exception,
    breadcrumbs: [...Array.from({ length: steps }, () => breadcrumb), { message: 'x'.repeat(padding) }],
  });
  const steps = Math.floor(
    (1_000_000 - countBytes(createEvent(0))) / (countBytes(createEvent(1)) - countBytes(createEvent(0))),
  );
  const padding = 1_000_000 - countBytes(createEvent(steps));
  expect(cleanEvent(createEvent(steps, padding))?.breadcrumbs).toHaveLength(steps + 1);
  expect(cleanEvent(createEvent(steps, padding + 1))).toEqual({ type: undefined, exception });
});
