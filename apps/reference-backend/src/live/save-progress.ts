import { sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { events } from '../database/schema.ts';
import { getFilm } from '../streams/index.ts';
import { getEventAddedTime, getMidnight, recordingDelayMs } from '../world/dates.ts';
import type { Progress } from '../world/programme.ts';

/**
 * Stores the fields by which lists filter and sort, without the clock.
 * @param getSport returns the sport of a match
 */
export async function saveProgress(
  database: Database,
  changedProgress: ReadonlyMap<string, Progress>,
  wallNowMs: number,
  getSport: (id: string) => string | null | undefined,
): Promise<void> {
  if (changedProgress.size === 0) return;
  const rows = [...changedProgress].map(([id, { status, startsAt, endsAt, score1, score2 }]) => {
    const isOver = status === 'archived';
    return {
      id,
      status,
      starts_at: new Date(startsAt),
      added_at: new Date(getEventAddedTime(status, startsAt, endsAt)),
      duration: isOver ? getFilm(getSport(id)).seconds : null,
      score1: isOver ? score1 : null,
      score2: isOver ? score2 : null,
    };
  });
  await database.execute(sql`
    update ${events} set status = fresh.status, starts_at = fresh.starts_at, added_at = fresh.added_at,
      duration = fresh.duration, score1 = fresh.score1, score2 = fresh.score2,
      changed_at = case when ${events}.status = fresh.status and ${events}.starts_at = fresh.starts_at
        then ${events}.changed_at else ${new Date(wallNowMs).toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(id text, status text, starts_at timestamptz,
      added_at timestamptz, duration int, score1 int, score2 int)
    where ${events.id} = fresh.id`);
}

/** Moves the events of the calendar to dates relative to today. */
export async function moveCalendarToToday(database: Database, now: number, wallNowMs: number): Promise<void> {
  await database.execute(sql`
    update ${events} set starts_at = fresh.start, added_at = case status when 'upcoming' then fresh.start - interval '7 days'
      when 'archived' then fresh.start + ${recordingDelayMs} * interval '1 millisecond' else fresh.start end,
      changed_at = ${new Date(wallNowMs).toISOString()}::timestamptz
    from (select id as event, ${new Date(getMidnight(now)).toISOString()}::timestamptz + offset_ms * interval '1 millisecond' as start
      from ${events} where timing = 'calendar') as fresh
    where ${events.id} = fresh.event and ${events.startsAt} <> fresh.start`);
}
