import { pageKey } from '@touchline/feature-kit/marks';
import type { TelemetrySink } from '@touchline/telemetry';
import * as z from 'zod/mini';
import { eventParams } from '../google/event-params.ts';

/** So many events of pages on which one pays are taken along, and for so long, in milliseconds. */
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

/** Nothing is measured where one pays: what happened there is taken along, and said on the next page of this tab that has another purpose. */
export const carryingSink: TelemetrySink = {
  event(name, params) {
    const now = Date.now();
    const next = { v: 1, at: now, events: [...read(now), { name, params: eventParams(params) }].slice(-most) };
    // What the next page would not take must not cost what is there.
    if (!carried.safeParse(next).success) return;
    try {
      sessionStorage.setItem(key(), JSON.stringify(next));
    } catch {
      // Nothing is stored here: it is lost.
    }
  },
};

/** What was taken along, once. */
export function takeCarried(now: number = Date.now()): Carried {
  const events = read(now);
  try {
    sessionStorage.removeItem(key());
  } catch {
    // There was nothing.
  }
  return events;
}
