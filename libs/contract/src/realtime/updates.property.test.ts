import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  applyEventChanges,
  eventSchema,
  PortalError,
  readMessage,
  updateEvent,
  type EventChanges,
  type WireEvent,
} from '../index.ts';
import { createInputs, makeMalformed, replaceAt, wireTerms } from '../testing/index.ts';
import { replacedObjects } from './event-changes.ts';

/** The seed makes the cases equal in every run. A failure prints the path to its smallest case. */
const runParameters = { seed: 20_261_129, numRuns: 300 };

const rawEvents = createInputs(eventSchema, wireTerms);
const events: fc.Arbitrary<WireEvent> = rawEvents.map((raw) => z.parse(eventSchema, raw));
const malformedChanges: fc.Arbitrary<unknown> = rawEvents
  .chain((raw) => makeMalformed(raw))
  .chain(({ raw }) => makeMalformed(raw))
  .map(({ raw }) => raw);

/** The changes of a message; undefined if the message is refused. */
function readChanges(changes: unknown): EventChanges | undefined {
  try {
    return readMessage(updateEvent, { eventId: 'm', changes }).payload.changes;
  } catch (error) {
    if (error instanceof PortalError) return undefined;
    throw error;
  }
}

const isNull = (value: unknown, name: string): boolean => Reflect.get(Object(value), name) === null;

/** Fields that an update removed without a null in the message, except those of objects that it replaces. */
function getLostFields(eventBefore: object, eventAfter: object, raw: unknown): string[] {
  return Object.entries(eventBefore).flatMap(([name, value]) => {
    const next: unknown = Reflect.get(eventAfter, name);
    if (next === undefined) return value === undefined || isNull(raw, name) ? [] : [name];
    const isObject = typeof value === 'object' && !Array.isArray(value) && typeof next === 'object' && next !== null;
    return isObject && !replacedObjects.has(name)
      ? getLostFields(value, next, Reflect.get(Object(raw), name)).map((innerPath) => `${name}.${innerPath}`)
      : [];
  });
}

/** Enumerated fields with a new value that the message does not contain. */
const getInventedFields = (eventBefore: WireEvent, eventAfter: WireEvent, raw: unknown): string[] =>
  (['status', 'media_type', 'commerce_coverage'] as const).filter((name) => {
    const sentValue = String(Reflect.get(Object(raw), name))
      .trim()
      .toLowerCase();
    return eventAfter[name] !== eventBefore[name] && eventAfter[name].toLowerCase() !== sentValue;
  });

test('a malformed update keeps the event valid, removes only its null fields and invents no value [fault-23b]', () => {
  const checkUpdates = (event: WireEvent, raw: unknown): void => {
    const changes = readChanges(raw);
    const isSmallObject = z.safeParse(z.looseObject({}), raw).success && JSON.stringify(raw).length < 8_000;
    expect(changes !== undefined || !isSmallObject, 'a small object is never refused').toBe(true);
    if (!changes) return;
    const changedEvent = applyEventChanges(event, changes);
    expect(z.safeParse(eventSchema, changedEvent).error?.issues).toBeUndefined();
    expect(getLostFields(event, changedEvent, raw)).toEqual([]);
    expect(getInventedFields(event, changedEvent, raw)).toEqual([]);
  };
  fc.assert(fc.property(events, malformedChanges, checkUpdates), runParameters);
});

test('the event has the newest update’s values when updates arrive repeatedly in any order [fault-23]', () => {
  const baseMs = Date.parse('2026-01-01T00:00:00Z');
  const updateTimes = [1, 2, 3].map((second) => new Date(baseMs + second * 1000).toISOString());
  const deliveryOrders = fc.array(fc.nat(2), { maxLength: 6 }).map((order) => [...order, 2, 0, 1]);
  const assertNewestWins = (event: WireEvent, rawChanges: readonly unknown[], order: readonly number[]): void => {
    const messages = rawChanges.map((raw, index) =>
      readChanges(replaceAt(Object(raw), [], { ...Object(raw), updated_at: updateTimes[index] })),
    );
    const newestChanges = messages[2];
    if (!newestChanges) return;
    const finalEvent = order.reduce<WireEvent>((current, index) => {
      const changes = messages[index];
      return changes ? applyEventChanges(current, changes) : current;
    }, event);
    expect(applyEventChanges(finalEvent, newestChanges)).toEqual(finalEvent);
    expect(finalEvent.updated_at).toBe(updateTimes[2]);
  };
  const oldEvents = events.map((event) => ({ ...event, updated_at: new Date(baseMs).toISOString() }));
  const threeChanges = fc.array(malformedChanges, { minLength: 3, maxLength: 3 });
  fc.assert(fc.property(oldEvents, threeChanges, deliveryOrders, assertNewestWins), { ...runParameters, numRuns: 100 });
});
