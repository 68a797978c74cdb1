import { storedValue } from '@touchline/feature-kit/storage';
import type { TelemetrySink } from '@touchline/telemetry';
import * as z from 'zod/mini';
import { toEventParams } from '../api/event-params.ts';

/** Limits for events carried over from payment pages. */
const maxEvents = 20;
const lifetimeMs = 3_600_000;

const value = z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]);
const item = z.record(z.string().check(z.maxLength(40)), z.optional(value));
const carriedEventsSchema = z.object({
  v: z.literal(1),
  at: z.number(),
  events: z
    .array(
      z.object({
        name: z.enum(['begin_checkout', 'purchase', 'access_code_used']),
        params: z.record(
          z.string().check(z.maxLength(40)),
          z.optional(z.union([value, z.array(item).check(z.maxLength(20))])),
        ),
      }),
    )
    .check(z.maxLength(maxEvents)),
});

type CarriedEvents = z.output<typeof carriedEventsSchema>;

const storedEvents = storedValue<CarriedEvents | null>({
  name: 'carried',
  scope: 'tab',
  parse: (entry) => carriedEventsSchema.safeParse(entry).data,
  empty: null,
  maxBytes: 500_000,
});

function readStorage(now: number): CarriedEvents['events'] {
  const carriedEvents = storedEvents.get();
  return carriedEvents && Math.abs(now - carriedEvents.at) < lifetimeMs ? carriedEvents.events : [];
}

/** Payment pages load no analytics: their events are stored, and this tab's next page outside of payment sends them. */
export const storingSink: TelemetrySink = {
  event(name, params) {
    const now = Date.now();
    const events = [...readStorage(now), { name, params: toEventParams(params) }].slice(-maxEvents);
    // An entry that the next page would reject must not replace valid stored events.
    const next = carriedEventsSchema.safeParse({ v: 1, at: now, events }).data;
    if (next) storedEvents.set(next);
  },
};

/** @returns the carried events, and removes them */
export function takeCarriedEvents(now: number = Date.now()): CarriedEvents['events'] {
  const events = readStorage(now);
  storedEvents.set(null);
  return events;
}
