import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Database } from '../database/open-database.ts';
import { events } from '../database/schema.ts';
import { toWireEvent, type LiveWorld } from '../events/wire-event.ts';
import { createNotFound, Refusal } from '../http/refusal.ts';

/** Advances the clock by seconds, at most a week. */
const passSchema = z.object({ pass: z.number().check(z.positive(), z.lte(7 * 86_400)) });

const actionSchema = z.union([
  /** Starts a match now, or after `in` seconds. */
  z.object({ kickOff: z.string(), in: z.optional(z.number().check(z.nonnegative(), z.lte(3_600))) }),
  z.object({ goal: z.string(), team: z.literal([1, 2]) }),
  z.object({ end: z.string() }),
]);

/**
 * Lets tests start a match, add a goal or end it: POST /__world answers with the changed event. `pass` advances the
 * clock, and answers with the new time. `runOtherAction` handles actions on accounts and payments.
 */
export function mountWorldSwitch(
  app: Hono,
  database: Database,
  world: LiveWorld,
  tick: () => Promise<void>,
  runOtherAction: (raw: unknown) => Promise<unknown>,
): void {
  const { programme, clock } = world;
  app.post('/__world', async (context) => {
    const raw: unknown = await context.req.json();
    const otherResult = await runOtherAction(raw);
    if (otherResult !== undefined) return context.json({ content: otherResult });
    const time = passSchema.safeParse(raw);
    if (time.success) {
      clock.advance(time.data.pass * 1000);
      await tick();
      return context.json({ content: { now: new Date(clock.now()).toISOString() } });
    }
    const parsedAction = actionSchema.safeParse(raw);
    if (!parsedAction.success) throw new Refusal(400, 'invalid_request', parsedAction.error.message);
    const id =
      'kickOff' in parsedAction.data
        ? parsedAction.data.kickOff
        : 'goal' in parsedAction.data
          ? parsedAction.data.goal
          : parsedAction.data.end;
    const [row] = await database.select().from(events).where(eq(events.id, id));
    if (!row) throw createNotFound(`event ${id}`);
    if ('kickOff' in parsedAction.data) {
      // The ticker must know the state before the kick-off, to send the kick-off as a change.
      programme.follow(row);
      await tick();
      programme.kickOff(id, clock.now() + (parsedAction.data.in ?? 0) * 1000 * clock.factor);
    } else if (!programme.getProgress(id, clock.now())) throw new Refusal(409, 'conflict', `${id} is not being played`);
    if ('goal' in parsedAction.data) programme.score(id, parsedAction.data.team, clock.now());
    if ('end' in parsedAction.data) programme.end(id, clock.now());
    await tick();
    return context.json({ content: toWireEvent(row, world) });
  });
}
