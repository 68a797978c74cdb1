import { eventUrlChange, updateEvent } from '@touchline/contract';
import type { Database } from '../database/open-database.ts';
import type { EventRow } from '../database/schema.ts';
import { toWireSource } from '../events/wire-source.ts';
import type { LiveWorld } from '../events/wire-event.ts';
import type { Publish } from '../realtime/publish.ts';
import { getMidnight } from '../world/dates.ts';
import type { Progress } from '../world/programme.ts';
import { getEventChanges } from './event-changes.ts';
import { runEverySecond } from '../run-every-second.ts';
import { saveProgress, moveCalendarToToday } from './save-progress.ts';

const clockIntervalMs = 10_000;

/**
 * Advances the matches: every second it computes their states, stores changes, and sends messages to their rooms.
 */
export class Ticker {
  readonly #database: Database;
  readonly #world: LiveWorld;
  readonly #send: Publish['send'];
  readonly #lastProgress = new Map<string, Progress>();
  readonly #clockSentAtMs = new Map<string, number>();
  #calendarDayMs: number | undefined;
  #stopTicking: () => void = () => undefined;
  #pendingTick: Promise<void> = Promise.resolve();
  /** Increases with every change that lists may show. */
  version = 0;

  constructor(database: Database, world: LiveWorld, send: Publish['send']) {
    this.#database = database;
    this.#world = world;
    this.#send = send;
  }

  /** Ticks once a second until stopped. */
  start(): void {
    this.#stopTicking = runEverySecond(() => this.tick());
  }

  async stop(): Promise<void> {
    this.#stopTicking();
    await this.#pendingTick.catch(() => undefined);
  }

  /** Computes all matches once; ticks never overlap. */
  tick(): Promise<void> {
    this.#pendingTick = this.#pendingTick.catch(() => undefined).then(() => this.#advanceMatches());
    return this.#pendingTick;
  }

  async #advanceMatches(): Promise<void> {
    const now = this.#world.clock.now();
    if (this.#calendarDayMs !== getMidnight(now)) {
      await moveCalendarToToday(this.#database, now, this.#world.clock.wallNow());
      this.#calendarDayMs = getMidnight(now);
      this.version++;
    }
    const progressById = new Map<string, Progress>();
    const changedProgress = new Map<string, Progress>();
    const steps: (() => void)[] = [];
    for (const row of this.#world.programme.followed) {
      const current = this.#world.programme.getProgress(row.id, now);
      if (!current) continue;
      const previous = this.#lastProgress.get(row.id);
      progressById.set(row.id, current);
      if (!previous || previous.status !== current.status || previous.startsAt !== current.startsAt)
        changedProgress.set(row.id, current);
      if (previous) steps.push(() => this.#publish(row, previous, current));
    }
    // Stored before the messages are sent, because a client may load the event after a message.
    const { clock, programme } = this.#world;
    const getSport = (id: string) => programme.getFollowedRow(id)?.sportType;
    await saveProgress(this.#database, changedProgress, clock.wallNow(), getSport);
    // After a failed write, the next tick must see the same change again.
    for (const [id, progress] of progressById) this.#lastProgress.set(id, progress);
    if (changedProgress.size > 0) this.version++;
    for (const step of steps) step();
  }

  #publish(row: EventRow, previous: Progress, current: Progress): void {
    const { clock } = this.#world;
    const sentAtMs = this.#clockSentAtMs.get(row.id) ?? 0;
    const isClockDue = clock.wallNow() - sentAtMs >= clockIntervalMs / Math.min(10, clock.factor);
    const changes = getEventChanges(row, previous, current, this.#world, isClockDue);
    if (!changes) return;
    if (current.status === 'live') this.#clockSentAtMs.set(row.id, clock.wallNow());
    this.version++;
    this.#send(updateEvent, { eventId: row.id, changes });
    if (previous.status !== 'upcoming' || current.status !== 'live') return;
    const { hd, pano } = toWireSource(row, current, clock) ?? {};
    if (hd !== undefined) this.#send(eventUrlChange, { eventId: row.id, url: hd, streamType: 'hd' });
    if (pano !== undefined) this.#send(eventUrlChange, { eventId: row.id, url: pano, streamType: 'pano' });
  }
}
