import { pageKey } from '@touchline/feature-kit/marks';
import type { TelemetrySink } from '@touchline/telemetry';
import * as z from 'zod/mini';
import { eventParams } from '../google/event-params.ts';

/** Limits for events carried over from payment pages: their number, and their lifetime in milliseconds. */
const most = 20;
const lifetime = 3_600_000;

const value = z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]);
const item = z.record(z.string().check(z.maxLength(40)), z.optional(value));
const carried = z.object({
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
    .check(z.maxLength(most)),
});

type Carried = z.output<typeof carried>['events'];

const key = (): string => pageKey('carried');

function read(now: number): Carried {
  try {
    const { data } = carried.safeParse(JSON.parse(sessionStorage.getItem(key()) ?? 'null'));
    return data && Math.abs(now - data.at) < lifetime ? data.events : [];
  } catch {
    return [];
  }
}

/** Payment pages load no analytics: their events are stored and sent from this tab's next page outside payment. */
export const carryingSink: TelemetrySink = {
  event(name, params) {
    const now = Date.now();
    const next = { v: 1, at: now, events: [...read(now), { name, params: eventParams(params) }].slice(-most) };
    // An entry that the next page would reject must not replace valid stored events.
    if (!carried.safeParse(next).success) return;
    try {
      sessionStorage.setItem(key(), JSON.stringify(next));
    } catch {
      // Without storage the event is lost.
    }
  },
};

/** @returns the carried events, and removes them */
export function takeCarried(now: number = Date.now()): Carried {
  const events = read(now);
  try {
    sessionStorage.removeItem(key());
  } catch {
    // There was nothing.
  }
  return events;
}
