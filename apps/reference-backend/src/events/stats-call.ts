import { getEventStats, getOwnValue } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { events, type EventRow } from '../database/schema.ts';
import { createNotFound } from '../http/refusal.ts';
import { serve, type ServerContext } from '../http/serve.ts';
import { getMatchState, getPeriodScores, getScoreChanges } from '../world/match-script.ts';
import { addFacts, listRecordedGoals } from '../tags/recorded-goals.ts';
import { getGoalFields, pickGoalPlayers } from '../tags/scripted-tags.ts';
import { hasClock, toSport } from '../world/leagues.ts';
import { createRandom } from '../world/random.ts';
import type { LiveWorld } from './wire-event.ts';

/** What one side has done so far. */
interface SideFacts {
  score: number;
  assists: number;
  /** The points of all periods; in volleyball those of the sets. */
  points: number;
}

interface StatsRow {
  title: string;
  /** The largest value of one side in a whole match, or of both sides together if `isShare`. */
  maxValue: number;
  isShare?: true;
  /** Every value is a multiple of this number. */
  step?: number;
  /** Fits a random value to the facts and to the value of the row above. */
  fit?: (value: number, facts: SideFacts, valueAbove: number) => number;
}

const includeGoals = (value: number, { score }: SideFacts): number => Math.max(score, value);

const rowsBySport: Readonly<Record<string, readonly StatsRow[]>> = {
  'ice-hockey': [
    { title: 'Shots on goal', maxValue: 40, fit: includeGoals },
    { title: 'Face-offs won', maxValue: 100, isShare: true },
    { title: 'Hits', maxValue: 28 },
    { title: 'Blocked shots', maxValue: 18 },
    // A minor penalty lasts two minutes.
    { title: 'Penalty minutes', maxValue: 14, step: 2 },
  ],
  football: [
    { title: 'Possession', maxValue: 100, isShare: true },
    { title: 'Shots', maxValue: 20, fit: includeGoals },
    {
      title: 'Shots on target',
      maxValue: 9,
      fit: (value, facts, shots) => Math.min(shots, includeGoals(value, facts)),
    },
    { title: 'Corners', maxValue: 11 },
    { title: 'Fouls', maxValue: 16 },
  ],
  basketball: [
    { title: 'ריבאונדים', maxValue: 48 },
    { title: 'אסיסטים', maxValue: 0, fit: (_, { assists }) => assists },
    { title: 'חטיפות', maxValue: 12 },
    { title: 'איבודים', maxValue: 18 },
    { title: 'אחוזי זריקה', maxValue: 100, isShare: true },
  ],
};

interface OverviewRow {
  title: string;
  team1: string;
  team2: string;
}

function createShareRow(title: string, chance: number): OverviewRow {
  const firstShare = Math.round(35 + chance * 30);
  return { title, team1: `${firstShare}%`, team2: `${100 - firstShare}%` };
}

/** A side's points in volleyball are its attacks, aces and blocks, and the errors of the other side. */
function createVolleyballOverview(random: () => number, sides: readonly [SideFacts, SideFacts]): OverviewRow[] {
  const [team1, team2] = sides.map(({ points }) => {
    const [aces, blocks, gifts] = [0.03, 0.06, 0.18].map((share) => Math.floor(points * (share + random() * 0.07)));
    return { attacks: points - (aces ?? 0) - (blocks ?? 0) - (gifts ?? 0), aces, blocks, gifts };
  });
  const toRow = (title: string, first?: number, second?: number): OverviewRow => ({
    title,
    team1: String(first ?? 0),
    team2: String(second ?? 0),
  });
  return [
    toRow('Attack points', team1?.attacks, team2?.attacks),
    toRow('Aces', team1?.aces, team2?.aces),
    toRow('Blocks', team1?.blocks, team2?.blocks),
    toRow('Errors', team2?.gifts, team1?.gifts),
    createShareRow('Perfect passes', random()),
  ];
}

/** @param playedShare the played part of the match, from 0 to 1 */
function createOverview(row: EventRow, playedShare: number, sides: readonly [SideFacts, SideFacts]): OverviewRow[] {
  const random = createRandom(row.seed ^ 0x51a7);
  if (row.sportType === 'volleyball') return createVolleyballOverview(random, sides);
  const valuesAbove = [0, 0];
  return (getOwnValue(rowsBySport, row.sportType ?? '') ?? []).map(({ title, maxValue, isShare, step = 1, fit }) => {
    if (isShare) return createShareRow(title, random());
    const [team1, team2] = sides.map((facts, side) => {
      const value = step * Math.round((maxValue * (0.4 + random() * 0.6) * playedShare) / step);
      const fitted = fit ? fit(value, facts, valuesAbove[side] ?? 0) : value;
      valuesAbove[side] = fitted;
      return String(fitted);
    });
    return { title, team1: team1 ?? '0', team2: team2 ?? '0' };
  });
}

/**
 * Serves the statistics of a match, which are empty before it starts. Those of a live match also contain each start and
 * stop of its clock.
 */
export function serveStats(
  serverContext: ServerContext,
  database: Database,
  { directory, programme, clock }: LiveWorld,
): void {
  serve(serverContext, getEventStats, async ({ query }) => {
    const [row] = await database.select().from(events).where(eq(events.id, query.id)).limit(1);
    if (!row) throw createNotFound(`event ${query.id}`);
    const now = clock.now();
    const progress = programme.getProgress(row.id, now);
    const status = progress?.status ?? row.status;
    if (!row.statsEnabled || status === 'upcoming') return { vidswap: {} };
    const script = progress?.script ?? programme.getScript(row);
    const seconds = progress ? (Math.min(now, progress.endsAt) - progress.startsAt) / 1000 : script.lengthSeconds;
    const { clock: shownClock, score1, score2 } = progress ?? getMatchState(script, seconds);
    const scriptGoals = progress?.scored ?? script.goals;
    const isLive = status === 'live';
    const sport = toSport(row.sportType);
    const goals = isLive
      ? addFacts(sport, script, scriptGoals, true)
      : listRecordedGoals(sport, script, scriptGoals, progress !== undefined);
    const { period } = shownClock;
    const periods = getPeriodScores(script, goals, seconds, period);
    const players = goals.map(({ team, shot }, index) =>
      pickGoalPlayers(row, index, (team === 1 ? row.team1Id : row.team2Id) ?? '', shot),
    );
    const changes = getScoreChanges(goals).map(({ at, ...score }, index) => ({
      ...score,
      ...(players[index] && getGoalFields(row, players[index], goals[index]?.clockSeconds)),
      time: Math.round((isLive ? at / clock.factor : at) * 1000),
    }));
    const getFacts = (team: 1 | 2): SideFacts => ({
      score: team === 1 ? score1 : score2,
      assists: players.filter(({ assist }, index) => assist !== undefined && goals[index]?.team === team).length,
      points: periods[`team${team}`].reduce((sum, value) => sum + value, 0),
    });
    const clockMoments =
      isLive && hasClock(row.sportType)
        ? script.segments
            .filter(({ from }) => from <= seconds)
            .map(({ from, period: ofPeriod, clock: clockSeconds }) => ({
              time: Math.round((from / clock.factor) * 1000),
              period: ofPeriod,
              clock_seconds: clockSeconds,
            }))
        : [];
    const createSide = (id: string | null, score: number, points: number[]) => ({
      team_id: id ?? '',
      name: directory.teams.get(id ?? '')?.name,
      score,
      periods: points,
    });
    return {
      vidswap: {
        ...(query.score === false
          ? {}
          : {
              'game-scores': {
                team1: createSide(row.team1Id, score1, periods.team1),
                team2: createSide(row.team2Id, score2, periods.team2),
                period,
                changes: [...changes, ...clockMoments].toSorted((a, b) => a.time - b.time),
              },
            }),
        ...(query.overview === false
          ? {}
          : {
              'game-overview': createOverview(row, Math.min(1, seconds / script.lengthSeconds), [
                getFacts(1),
                getFacts(2),
              ]),
            }),
      },
    };
  });
}
