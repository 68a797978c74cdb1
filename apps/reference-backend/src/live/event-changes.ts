import type { EventChanges } from '@touchline/contract';
import { isOpenToAll } from '../commerce/entitlement.ts';
import type { EventRow } from '../database/schema.ts';
import { toWireEvent, type LiveWorld } from '../events/wire-event.ts';
import { getTagsChangedAt } from '../tags/tags-changed.ts';
import { hasClock } from '../world/leagues.ts';
import { isStartingSoon, type Progress } from '../world/programme.ts';

const hasSameClock = (a: Progress, b: Progress): boolean =>
  a.clock.period === b.clock.period && a.clock.running === b.clock.running;

const hasSameScore = (a: Progress, b: Progress): boolean => a.score1 === b.score1 && a.score2 === b.score2;

/** Whether clock or score of a live match changed in a way that needs a message. */
const hasMoved = (previous: Progress, current: Progress): boolean =>
  !hasSameClock(previous, current) || !hasSameScore(previous, current);

function getStatusChanges(row: EventRow, current: Progress, world: LiveWorld): EventChanges {
  const event = toWireEvent(row, world);
  const {
    status,
    event_date,
    game_start_date,
    duration = null,
    source = null,
    clock = null,
    last_goal = null,
    stats_enabled,
    starting_soon,
    stream_error = null,
  } = event;
  // A daily match becomes upcoming again after its end, without scores.
  const [score1, score2] = current.status === 'upcoming' ? [null, null] : [current.score1, current.score2];
  return {
    status,
    event_date,
    game_start_date,
    duration,
    // A message to the room must not contain streams that need a right to watch. Viewers with that right load the event
    // instead.
    ...(isOpenToAll(row) ? { source } : {}),
    clock,
    last_goal,
    stats_enabled,
    starting_soon,
    stream_error,
    team1: { score: score1 },
    team2: { score: score2 },
  };
}

/** Returns the update-event message for a new state; undefined without a visible change. */
export function getEventChanges(
  row: EventRow,
  previous: Progress,
  current: Progress,
  world: LiveWorld,
  isClockDue: boolean,
): EventChanges | undefined {
  const updated_at = new Date(world.clock.wallNow()).toISOString();
  if (previous.status !== current.status || previous.startsAt !== current.startsAt) {
    return { ...getStatusChanges(row, current, world), updated_at };
  }
  if (current.status === 'live' && (isClockDue || hasMoved(previous, current))) {
    const clock = hasClock(row.sportType) ? { clock: current.clock } : {};
    // Each goal has a tag, so the tags have changed too.
    const goal = hasSameScore(previous, current)
      ? {}
      : { tags_updated_at: updated_at, last_goal: toWireEvent(row, world).last_goal ?? null };
    return { ...clock, ...goal, team1: { score: current.score1 }, team2: { score: current.score2 }, updated_at };
  }
  return isStartingSoon(current) && !isStartingSoon(previous) ? { starting_soon: true, updated_at } : undefined;
}

/**
 * Returns the live part of an event for a client that joins its room: all fields that messages can change (decisions,
 * section 5).
 * @returns undefined for an event that does not change
 */
export function getLiveState(eventId: string, world: LiveWorld): EventChanges | undefined {
  const row = world.programme.getFollowedRow(eventId);
  const progress = world.programme.getProgress(eventId, world.clock.now());
  if (!row || !progress) return undefined;
  const tags_updated_at = getTagsChangedAt(world, eventId);
  const updated_at = new Date(world.clock.wallNow()).toISOString();
  return { ...getStatusChanges(row, progress, world), tags_updated_at, updated_at };
}
