import type { EventChanges } from '@touchline/contract';
import type { EventRow } from '../database/schema.ts';
import { wireEvent, type LiveWorld } from '../events/wire-event.ts';
import { isOpenToAll } from '../events/wire-source.ts';
import { tagsChangedAt } from '../tags/tags-changed.ts';
import { hasClock } from '../world/leagues.ts';
import { isStartingSoon, type Progress } from './programme.ts';

const sameClock = (a: Progress, b: Progress): boolean =>
  a.clock.period === b.clock.period && a.clock.running === b.clock.running;

const sameScore = (a: Progress, b: Progress): boolean => a.score1 === b.score1 && a.score2 === b.score2;

/** Whether a live match did something that viewers should see at once. */
const hasMoved = (before: Progress, after: Progress): boolean => !sameClock(before, after) || !sameScore(before, after);

function statusChanges(row: EventRow, after: Progress, world: LiveWorld): EventChanges {
  const event = wireEvent(row, world);
  const {
    status,
    event_date,
    game_start_date,
    duration = null,
    source = null,
    clock = null,
    stats_enabled,
    starting_soon,
    stream_error = null,
  } = event;
  // A match whose day begins again comes back as upcoming: what the old one had is cleared.
  const [score1, score2] = after.status === 'upcoming' ? [null, null] : [after.score1, after.score2];
  return {
    status,
    event_date,
    game_start_date,
    duration,
    // An address that is not for everybody is not sent to the room: a member asks for the event, and keeps what they have.
    ...(isOpenToAll(row) ? { source } : {}),
    clock,
    stats_enabled,
    starting_soon,
    stream_error,
    team1: { score: score1 },
    team2: { score: score2 },
  };
}

/** What an update-event message says of the step from one state to the next; undefined where there is nothing to say. */
export function eventChanges(
  row: EventRow,
  before: Progress,
  after: Progress,
  world: LiveWorld,
  clockIsDue: boolean,
): EventChanges | undefined {
  const updated_at = new Date(world.clock.wallNow()).toISOString();
  if (before.status !== after.status || before.startsAt !== after.startsAt) {
    return { ...statusChanges(row, after, world), updated_at };
  }
  if (after.status === 'live' && (clockIsDue || hasMoved(before, after))) {
    const clock = hasClock(row.sportType) ? { clock: after.clock } : {};
    // What falls is tagged at once.
    const tags = sameScore(before, after) ? {} : { tags_updated_at: updated_at };
    return { ...clock, ...tags, team1: { score: after.score1 }, team2: { score: after.score2 }, updated_at };
  }
  return isStartingSoon(after) && !isStartingSoon(before) ? { starting_soon: true, updated_at } : undefined;
}

/**
 * What the acknowledgement of an event's room says of it as it stands: all that its messages tell of (decisions, section 5). Undefined for
 * one that does not change by itself.
 */
export function liveState(eventId: string, world: LiveWorld): EventChanges | undefined {
  const row = world.programme.followedRow(eventId);
  const progress = world.programme.progressOf(eventId, world.clock.now());
  if (!row || !progress) return undefined;
  const tags_updated_at = tagsChangedAt(world, eventId);
  const updated_at = new Date(world.clock.wallNow()).toISOString();
  return { ...statusChanges(row, progress, world), tags_updated_at, updated_at };
}
