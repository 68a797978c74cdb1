import { expect, test } from 'vitest';
import { applyEventChanges, readMessage, updateEvent, type EventChanges, type WireEvent } from '../index.ts';

/** As the socket brings them. */
const read = (changes: unknown): EventChanges => readMessage(updateEvent, { eventId: 'm', changes }).changes;

const event: WireEvent = {
  id: 'm',
  media_type: 'event',
  status: 'live',
  commerce_coverage: 'commerce_free_media',
  title: 'A v B',
  team1: { id: 'a', name: 'A', score: 1 },
  identities: [
    { id: 'x', type: 'identity' },
    { id: 'y', type: 'identity_item' },
  ],
  stream_error: 'stream_unavailable',
  updated_at: '2026-01-01T10:00:00.000Z',
};

test('objects merge, arrays replace, null clears', () => {
  const changes = {
    team1: { score: 2 },
    identities: [{ id: 'z' }],
    stream_error: null,
    updated_at: '2026-01-01T10:00:01.000Z',
  };
  expect(applyEventChanges(event, read(changes))).toEqual({
    ...event,
    team1: { id: 'a', name: 'A', score: 2 },
    identities: [{ id: 'z', type: 'identity' }],
    stream_error: undefined,
    updated_at: '2026-01-01T10:00:01.000Z',
  });
});

test('older changes are ignored; the same ones twice change nothing more', () => {
  expect(applyEventChanges(event, read({ title: 'old', updated_at: '2026-01-01T09:59:59.000Z' }))).toBe(event);
  const changes = read({ team1: { score: 2 }, updated_at: '2026-01-01T10:00:01.000Z' });
  const once = applyEventChanges(event, changes);
  expect(applyEventChanges(once, changes)).toEqual(once);
});

test('changes that do not fit spoil their message, and the id cannot change', () => {
  expect(() => read({ title: { not: 'a text' } })).toThrow('update-event');
  expect(() => read({ team1: { score: 'many' } })).toThrow('update-event');
  expect(applyEventChanges(event, read({ id: 'other' })).id).toBe('m');
});

test('an entry of a list that does not fit is left out, and so is what the contract does not know', () => {
  expect(read({ identities: [{ id: 'x' }, { title: 'no id' }], invented: 1, team1: { odd: 1 } })).toEqual({
    identities: [{ id: 'x', type: 'identity' }],
    team1: {},
  });
});

test('texts and numbers stand in for each other, and what may not be null takes its default', () => {
  expect(read({ team1: { score: '3' }, status: 'LIVE', media_type: null })).toEqual({
    team1: { score: 3 },
    status: 'live',
    media_type: 'event',
  });
});

test('half a clock makes none where there was none, a whole one does', () => {
  expect(applyEventChanges(event, read({ clock: { seconds: 5 } })).clock).toBeUndefined();
  const clock = { period: 1, seconds: 5 };
  const begun = applyEventChanges(event, read({ clock: { ...clock, running: null } }));
  expect(begun.clock).toEqual(clock);
  expect(applyEventChanges(begun, read({ clock: { seconds: 6 } })).clock).toEqual({ period: 1, seconds: 6 });
});

test('no change reaches a prototype', () => {
  const changes = read(JSON.parse('{"__proto__":{"polluted":true},"team1":{"__proto__":{"polluted":true}}}'));
  applyEventChanges(event, changes);
  expect('polluted' in {}).toBe(false);
});

test.each([
  ['nested without end', Array.from({ length: 30 }).reduce<unknown>((inner) => ({ team1: inner }), {})],
  ['as long as a book', { title: 'x'.repeat(200_000) }],
  ['of a million parts', { identities: Array.from({ length: 5_000 }, (_, id) => ({ id })) }],
])('a message %s is refused', (_, changes) => {
  expect(() => read(changes)).toThrow('too large');
});
