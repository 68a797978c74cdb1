import type { EventChanges } from '@touchline/contract';
import type { EventRow } from '../database/schema.ts';
import { isStartingSoon, wireEvent, type EventView } from '../events/wire-event.ts';
import type { Progress } from './programme.ts';

const sameClock = (a: Progress, b: Progress): boolean =>
  a.clock.period === b.clock.period && a.clock.running === b.clock.running;

const sameScore = (a: Progress, b: Progress): boolean => a.score1 === b.score1 && a.score2 === b.score2;

/** Whether a live match did something that viewers should see at once. */
export const hasMoved = (before: Progress, after: Progress): boolean =>
  !sameClock(before, after) || !sameScore(before, after);

/** What an update-event message says of the step from one state to the next; undefined where there is nothing to say. */
export function eventChanges(
  row: EventRow,
  before: Progress,
  after: Progress,
  view: EventView,
  tellClock: boolean,
): EventChanges | undefined {
  const event = wireEvent(row, view);
  const updated_at = new Date(view.clock.wallNow()).toISOString();
  const score = { team1: { score: after.score1 }, team2: { score: after.score2 } };
  if (before.status !== after.status || before.startsAt !== after.startsAt) {
    // A match whose day begins again comes back as upcoming: what the old one had is cleared.
    const { status, event_date, duration = null, source = null, clock = null, stats_enabled, starting_soon } = event;
    const scores = after.status === 'upcoming' ? { team1: { score: null }, team2: { score: null } } : score;
    return {
      status,
      event_date,
      game_start_date: event_date,
      duration,
      source,
      clock,
      stats_enabled,
      starting_soon,
      ...scores,
      updated_at,
    };
  }
  if (after.status === 'live' && (tellClock || hasMoved(before, after)))
    return { clock: after.clock, ...score, updated_at };
  const now = view.clock.now();
  const justBecameSoon = isStartingSoon(after, now) && !isStartingSoon(before, now - 2000 * view.clock.factor);
  return justBecameSoon ? { starting_soon: true, updated_at } : undefined;
}
