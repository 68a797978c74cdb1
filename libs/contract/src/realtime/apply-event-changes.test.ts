import { expect, test } from 'vitest';
import {
  applyEventChanges,
  eventUrlChange,
  readMessage,
  updateEvent,
  type EventChanges,
  type WireEvent,
} from '../index.ts';

/** Reads changes like a message of the socket. */
const parseMessage = (changes: unknown) => readMessage(updateEvent, { eventId: 'm', changes });
const parseChanges = (changes: unknown): EventChanges => parseMessage(changes).payload.changes;

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

test('changes merge objects, replace arrays, and clear fields that are null', () => {
  const changes = {
    team1: { score: 2 },
    identities: [{ id: 'z' }],
    stream_error: null,
    updated_at: '2026-01-01T10:00:01.000Z',
  };
  expect(applyEventChanges(event, parseChanges(changes))).toEqual({
    ...event,
    team1: { id: 'a', name: 'A', score: 2 },
    identities: [{ id: 'z', type: 'identity' }],
    stream_error: undefined,
    updated_at: '2026-01-01T10:00:01.000Z',
  });
});

test('a goal without an assist replaces the goal before it, and an incomplete goal is left out', () => {
  const goal = { scorer: 'A. Berg', assist: 'B. Lund', period: 2, seconds: 30 };
  const withGoal = applyEventChanges(event, parseChanges({ last_goal: goal }));
  const nextGoal = { scorer: 'C. Dahl', period: 3, seconds: 5 };
  expect(applyEventChanges(withGoal, parseChanges({ last_goal: nextGoal })).last_goal).toEqual(nextGoal);
  expect(applyEventChanges(withGoal, parseChanges({ last_goal: { period: 3 } })).last_goal).toEqual(goal);
});

test('older changes are ignored, and the same changes applied twice have no further effect', () => {
  expect(applyEventChanges(event, parseChanges({ title: 'old', updated_at: '2026-01-01T09:59:59.000Z' }))).toBe(event);
  const changes = parseChanges({ team1: { score: 2 }, updated_at: '2026-01-01T10:00:01.000Z' });
  const changedOnce = applyEventChanges(event, changes);
  expect(applyEventChanges(changedOnce, changes)).toEqual(changedOnce);
});

test('several changes with the same time as the event are all applied', () => {
  const { updated_at } = event;
  const scoredEvent = applyEventChanges(event, parseChanges({ team1: { score: 2 }, updated_at }));
  expect(applyEventChanges(scoredEvent, parseChanges({ title: 'A 2', updated_at }))).toMatchObject({
    title: 'A 2',
    team1: { score: 2 },
  });
});

test('a malformed change is left out and reported, and the others are applied', () => {
  const { payload, rejected } = parseMessage({
    title: { not: 'a text' },
    team1: { score: 'many', name: 'Aurora' },
    clock: 'stopped',
    status: 'archived',
    stream_error: null,
  });
  expect(payload).toEqual({
    eventId: 'm',
    changes: { team1: { name: 'Aurora' }, status: 'archived', stream_error: null },
  });
  expect(rejected.map(({ path }) => path)).toEqual(['changes.title', 'changes.team1.score', 'changes.clock']);
});

test.each([
  ['without an event id', { changes: { title: 'A' } }],
  ['without changes', { eventId: 'm' }],
  ['whose changes are a text', { eventId: 'm', changes: 'all' }],
  ['that is a text', 'm'],
])('a message %s is refused', (_, raw) => {
  expect(() => readMessage(updateEvent, raw)).toThrow('update-event');
});

test('the event’s id never changes', () => {
  expect(applyEventChanges(event, parseChanges({ id: 'other' })).id).toBe('m');
});

test('a malformed list entry is left out and reported, and an unknown field is left out without a report', () => {
  const { payload, rejected } = parseMessage({
    identities: [{ id: 'x' }, { title: 'no id' }, { id: 'y', title: {} }],
    invented: 1,
    team1: { odd: 1 },
  });
  expect(payload.changes).toEqual({
    identities: [
      { id: 'x', type: 'identity' },
      { id: 'y', type: 'identity' },
    ],
    team1: {},
  });
  expect(rejected.map(({ path }) => path)).toEqual(['changes.identities.1.id', 'changes.identities.2.title']);
});

test('a number may arrive as a text, and a known word in any letter case', () => {
  expect(parseChanges({ team1: { score: '3' }, status: 'LIVE' })).toEqual({ team1: { score: 3 }, status: 'live' });
});

test('an unknown value, or null for a required field, is left out and reported [ruling-8]', () => {
  const { payload, rejected } = parseMessage({
    status: 'half-time',
    media_type: null,
    category: 'friendly',
    commerce_coverage: 'commerce_new_media',
    title: 'Kept',
  });
  expect(payload.changes).toEqual({ title: 'Kept' });
  expect(rejected.map(({ path }) => path).toSorted()).toEqual(
    ['category', 'commerce_coverage', 'media_type', 'status'].map((field) => `changes.${field}`),
  );
});

test.each([
  ['price', { price_from: { price: 'a few', currency: 'JPY' } }, 'price_from'],
  ['currency', { price_from: { price: '12', currency: {} } }, 'price_from'],
  ['period', { clock: { period: 'extra', seconds: 3 } }, 'clock'],
  ['list without a valid entry', { identities: [{ title: 'no id' }] }, 'identities'],
])('an invalid %s leaves the whole field unchanged [fault-23b]', (_, changes, path) => {
  const { payload, rejected } = parseMessage({ ...changes, title: 'New' });
  expect(payload.changes).toEqual({ title: 'New' });
  expect(rejected.map((fault) => fault.path)).toEqual([`changes.${path}`]);
});

test('a new stream address without a type is the HD stream’s, and an address with an unknown type is refused [fault-23b]', () => {
  const readAddress = (streamType: unknown) =>
    readMessage(eventUrlChange, { eventId: 'm', url: '/new.m3u8', streamType }).payload.streamType;
  expect([undefined, null, 'HD', 'pano'].map(readAddress)).toEqual(['hd', 'hd', 'hd', 'pano']);
  expect(() => readAddress('audio')).toThrow('event-url-change');
});

test('a part of a clock changes an existing clock, but adds none to an event without a clock', () => {
  expect(applyEventChanges(event, parseChanges({ clock: { seconds: 5 } })).clock).toBeUndefined();
  const clock = { period: 1, seconds: 5 };
  const startedEvent = applyEventChanges(event, parseChanges({ clock: { ...clock, running: null } }));
  expect(startedEvent.clock).toEqual(clock);
  expect(applyEventChanges(startedEvent, parseChanges({ clock: { seconds: 6 } })).clock).toEqual({
    period: 1,
    seconds: 6,
  });
});

test('changes never reach an object’s prototype', () => {
  const changes = parseChanges(JSON.parse('{"__proto__":{"polluted":true},"team1":{"__proto__":{"polluted":true}}}'));
  applyEventChanges(event, changes);
  expect('polluted' in {}).toBe(false);
});

test.each([
  ['nested 30 levels deep', Array.from({ length: 30 }).reduce<unknown>((nested) => ({ team1: nested }), {})],
  ['with 200,000 characters', { title: 'x'.repeat(200_000) }],
  ['with 5,000 list entries', { identities: Array.from({ length: 5_000 }, (_, id) => ({ id })) }],
])('a message %s is refused', (_, changes) => {
  expect(() => parseChanges(changes)).toThrow('too large');
});
