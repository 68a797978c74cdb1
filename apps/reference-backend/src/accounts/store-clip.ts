import { createHash } from 'node:crypto';
import { clipLimits, type NewClip, tidyLine } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import { isAvailable, isForBuyers } from '../commerce/entitlement.ts';
import { userClips, users } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { events, type EventRow } from '../database/schema.ts';
import type { LiveWorld } from '../events/wire-event.ts';
import { createNotFound, Refusal } from '../http/refusal.ts';
import { getFilm } from '../streams/index.ts';
import type { Accounts } from './accounts.ts';

/** The most clips of a viewer. */
const maxClips = 200;
/**
 * The most seconds of a bought match in a viewer's clips, because the viewer can watch them after the contract's end.
 */
const maxMatchSeconds = 120;
/** How far a clip may exceed the limits of a live match, which have changed since the page read them. */
const toleranceSeconds = 10;

/** Tidies a clip's title. @throws Refusal title_required, invalid_request */
export function cleanTitle(raw: string): string {
  const title = tidyLine(raw);
  if (title === '') throw new Refusal(400, 'title_required', 'a clip needs a title');
  if (title.length > clipLimits.title) {
    throw new Refusal(400, 'invalid_request', `a clip's title has at most ${clipLimits.title} characters`);
  }
  return title;
}

/**
 * The part of a match that can be cut now, in seconds of its stream or recording. Undefined for a match without video.
 */
function getClipSource(
  row: EventRow,
  { programme, clock, liveWindowSeconds }: LiveWorld,
): { live: boolean; from: number; to: number } | undefined {
  const progress = programme.getProgress(row.id, clock.now());
  const status = progress?.status ?? row.status;
  if (progress && status === 'live' && row.streamError === null) {
    const to = (clock.wallNow() - clock.toWall(progress.startsAt)) / 1000;
    return { live: true, from: Math.max(0, to - liveWindowSeconds - toleranceSeconds), to };
  }
  if (status === 'archived' && row.clip === null) return { live: false, from: 0, to: getFilm(row.sportType).seconds };
  return undefined;
}

/** Rounds a clip's range to milliseconds. @throws Refusal invalid_range, with the limits */
function toClipRange({ start_time: start, end_time: end }: NewClip, sourceRange: ReturnType<typeof getClipSource>) {
  const [startTime, endTime] = [Math.round(start * 1000) / 1000, Math.round(end * 1000) / 1000];
  const length = Math.round((endTime - startTime) * 1000) / 1000;
  const { least: minSeconds, most: maxSeconds } = clipLimits;
  if (!sourceRange) throw new Refusal(400, 'invalid_range', 'the event has no video');
  const { from, to } = sourceRange;
  if (length < minSeconds || length > maxSeconds || startTime < from || endTime > to) {
    const allowedRange = `between ${Math.ceil(from)} and ${Math.floor(to)} s`;
    throw new Refusal(400, 'invalid_range', `a clip lasts ${minSeconds} to ${maxSeconds} s, ${allowedRange}`);
  }
  return { startTime, endTime };
}

interface TimeRange {
  startTime: number;
  endTime: number;
}

/** Counts the seconds of all ranges; seconds in several ranges count once. */
export function countSeconds(timeRanges: readonly TimeRange[]): number {
  let seconds = 0;
  let endSeconds = -Infinity;
  for (const { startTime, endTime } of timeRanges.toSorted((a, b) => a.startTime - b.startTime)) {
    seconds += Math.max(0, endTime - Math.max(startTime, endSeconds));
    endSeconds = Math.max(endSeconds, endTime);
  }
  return seconds;
}

/** @throws Refusal clip_limit_exceeded, clip_seconds_exceeded */
async function refuseLongTotal(tx: Pick<Database, 'select'>, clip: typeof userClips.$inferInsert, match: EventRow) {
  const { eventId, startTime, endTime, live } = userClips;
  const storedClips = await tx
    .select({ eventId, startTime, endTime, live })
    .from(userClips)
    .where(eq(userClips.userId, clip.userId));
  if (storedClips.length >= maxClips)
    throw new Refusal(403, 'clip_limit_exceeded', `a viewer has at most ${maxClips} clips`);
  if (!isForBuyers(match)) return;
  const matchClips = [...storedClips, { ...clip, live: clip.live === true }].filter(
    (clip) => clip.eventId === match.id,
  );
  // The seconds of the live stream and of the recording start at different times, so they cannot be compared.
  const seconds = [true, false].reduce(
    (sum, isFromLive) => sum + countSeconds(matchClips.filter((clip) => clip.live === isFromLive)),
    0,
  );
  if (seconds > maxMatchSeconds)
    throw new Refusal(
      403,
      'clip_seconds_exceeded',
      `a viewer's clips of this match hold at most ${maxMatchSeconds} s of it`,
    );
}

/** Stores a clip and returns its id. A repeated call, as after a lost response, returns the same clip. */
export async function storeClip(
  { database, getRecordTimeMs }: Accounts,
  world: LiveWorld,
  userId: string,
  clip: NewClip,
): Promise<string> {
  const title = cleanTitle(clip.title);
  const [match] = await database.select().from(events).where(eq(events.id, clip.event_id));
  if (!match || match.mediaType !== 'event') throw createNotFound(`match ${clip.event_id}`);
  if (!isAvailable(match, await world.getEntitlement({ userId })) || !match.inRegion)
    throw new Refusal(403, 'forbidden', 'the viewer may not watch this event');
  const sourceRange = getClipSource(match, world);
  const range = toClipRange(clip, sourceRange);
  const requestText = JSON.stringify([userId, match.id, range.startTime, range.endTime, title]);
  const id = createHash('sha256').update(requestText).digest('base64url').slice(0, 22);
  const isLive = sourceRange?.live === true;
  await database.transaction(async (tx) => {
    // Without the lock, two simultaneous clips could exceed the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if ((await tx.$count(userClips, eq(userClips.id, id))) > 0) return;
    const clip = { id, userId, eventId: match.id, title, ...range, live: isLive, addedAt: new Date(getRecordTimeMs()) };
    await refuseLongTotal(tx, clip, match);
    await tx.insert(userClips).values(clip);
  });
  return id;
}
