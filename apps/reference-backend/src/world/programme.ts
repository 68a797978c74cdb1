import type { EventStatus } from '@touchline/contract';
import type { EventRow } from '../database/schema.ts';
import { getStart } from './dates.ts';
import { toSport } from './leagues.ts';
import { planGoals } from './matches.ts';
import { createMatchScript, getMatchState, type MatchState } from './match-script.ts';
import type { MatchScript, Goal } from './match-course.ts';

/** The state of a match at a time. */
export interface Progress extends MatchState {
  status: Extract<EventStatus, 'upcoming' | 'live' | 'archived'>;
  /** The start in world time. */
  startsAt: number;
  /** The end in world time. */
  endsAt: number;
  script: MatchScript;
  /** The goals so far, in order. */
  scored: readonly Goal[];
  /** The world time of this state. */
  seenAt: number;
}

/** How long before its start a match counts as starting soon. */
const startingSoonMs = 15 * 60_000;

export const isStartingSoon = ({ status, startsAt, seenAt }: Progress): boolean =>
  status === 'upcoming' && startsAt - seenAt <= startingSoonMs;

/** A test's changes of a match (`POST /__world`). */
interface MatchChanges {
  startsAt?: number;
  endsAt?: number;
  goals: { team: 1 | 2; at: number }[];
}

/** Lists the goals of a match up to a world time, from its script and from tests. */
function listGoalsUntil(
  script: MatchScript,
  testGoals: MatchChanges['goals'],
  startsAt: number,
  untilMs: number,
): Goal[] {
  const addedGoals = testGoals.map(({ team, at }): Goal => {
    const seconds = (at - startsAt) / 1000;
    return { atSeconds: seconds, period: getMatchState(script, seconds).clock.period, team, points: 1 };
  });
  const seconds = (untilMs - startsAt) / 1000;
  return [...script.goals, ...addedGoals]
    .filter(({ atSeconds }) => atSeconds <= seconds)
    .toSorted((a, b) => a.atSeconds - b.atSeconds);
}

/** Computes the states of matches from the time. It stores only the changes that tests make. */
export class Programme {
  readonly #plannedGoals = planGoals();
  readonly #scripts = new Map<string, MatchScript>();
  readonly #changesByMatch = new Map<string, MatchChanges>();
  readonly #rows = new Map<string, EventRow>();
  readonly #epoch: number;

  constructor(epoch: number, daily: readonly EventRow[]) {
    this.#epoch = epoch;
    for (const row of daily) this.#rows.set(row.id, row);
  }

  /** The followed matches, whose state may change at any time. */
  get followed(): IterableIterator<EventRow> {
    return this.#rows.values();
  }

  /** Returns a followed match; undefined for other events. */
  getFollowedRow(id: string): EventRow | undefined {
    return this.#rows.get(id);
  }

  /** Returns a match's script from a cache. */
  getScript(row: Pick<EventRow, 'id' | 'seed' | 'sportType'>): MatchScript {
    const cachedScript = this.#scripts.get(row.id);
    if (cachedScript) return cachedScript;
    const script = createMatchScript(toSport(row.sportType) ?? 'football', row.seed, this.#plannedGoals.get(row.id));
    if (this.#rows.has(row.id)) this.#scripts.set(row.id, script);
    return script;
  }

  /** Computes the state of a followed match; undefined for other events. */
  getProgress(id: string, now: number): Progress | undefined {
    const row = this.#rows.get(id);
    if (!row) return undefined;
    const matchChanges = this.#changesByMatch.get(id);
    const script = this.getScript(row);
    const startsAt = matchChanges?.startsAt ?? getStart(row, this.#epoch, now);
    const endsAt = matchChanges?.endsAt ?? startsAt + script.lengthSeconds * 1000;
    const status = now < startsAt ? 'upcoming' : now < endsAt ? 'live' : 'archived';
    const state = getMatchState(script, (Math.min(now, endsAt) - startsAt) / 1000);
    const countAddedGoals = (team: 1 | 2): number =>
      matchChanges?.goals.filter((goal) => goal.team === team && goal.at <= now).length ?? 0;
    return {
      ...state,
      scored: listGoalsUntil(script, matchChanges?.goals ?? [], startsAt, Math.min(now, endsAt)),
      score1: status === 'upcoming' ? 0 : state.score1 + countAddedGoals(1),
      score2: status === 'upcoming' ? 0 : state.score2 + countAddedGoals(2),
      status,
      startsAt,
      endsAt,
      script,
      seenAt: now,
    };
  }

  /** Adds a match of the calendar to the followed matches. */
  follow(row: EventRow): void {
    this.#rows.set(row.id, row);
  }

  /** Starts a match at a world time. */
  kickOff(id: string, startsAt: number): void {
    this.#changesByMatch.set(id, { startsAt, goals: [] });
  }

  /** Adds a goal to a match. */
  score(id: string, team: 1 | 2, now: number): void {
    this.#getOrCreateChanges(id, now).goals.push({ team, at: now });
  }

  /** Ends a match now. */
  end(id: string, now: number): void {
    this.#getOrCreateChanges(id, now).endsAt = now;
  }

  #getOrCreateChanges(id: string, now: number): MatchChanges {
    const cachedChanges = this.#changesByMatch.get(id);
    if (cachedChanges) return cachedChanges;
    const progress = this.getProgress(id, now);
    const matchChanges: MatchChanges = { goals: [], ...(progress ? { startsAt: progress.startsAt } : {}) };
    this.#changesByMatch.set(id, matchChanges);
    return matchChanges;
  }
}
