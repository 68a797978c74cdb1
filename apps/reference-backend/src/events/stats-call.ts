import { getEventStats, getOwnValue } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { events, type EventRow } from '../database/schema.ts';
import { createNotFound } from '../http/refusal.ts';
import { serve, type ServerContext } from '../http/serve.ts';
import { getMatchState, getPeriodScores, getScoreChanges } from '../world/match-script.ts';
import { addClock, listRecordedGoals } from '../tags/recorded-goals.ts';
import { getGoalFields, pickPlayers } from '../tags/scripted-tags.ts';
import { hasClock, toSport } from '../world/leagues.ts';
import { createRandom } from '../world/random.ts';
import type { LiveWorld } from './wire-event.ts';

interface StatsRow {
  title: string;
  /** The largest value of one side in a whole match, or of both sides together if `isShare`. */
  maxValue: number;
  isShare?: true;
  /** Every value is a multiple of this number. */
  step?: number;
  /** Whether each goal also increases this row's value, as a shot does. */
  includesGoals?: true;
}

const rowsBySport: Readonly<Record<string, readonly StatsRow[]>> = {
  'ice-hockey': [
    { title: 'Shots on goal', maxValue: 40, includesGoals: true },
    { title: 'Face-offs won', maxValue: 100, isShare: true },
    { title: 'Hits', maxValue: 28 },
    { title: 'Blocked shots', maxValue: 18 },
    // A minor penalty lasts two minutes.
    { title: 'Penalty minutes', maxValue: 14, step: 2 },
  ],
  football: [
    { title: 'Possession', maxValue: 100, isShare: true },
    { title: 'Shots', maxValue: 20, includesGoals: true },
    { title: 'Shots on target', maxValue: 9, includesGoals: true },
    { title: 'Corners', maxValue: 11 },
    { title: 'Fouls', maxValue: 16 },
  ],
  basketball: [
    { title: 'ריבאונדים', maxValue: 48 },
    { title: 'אסיסטים', maxValue: 30 },
    { title: 'חטיפות', maxValue: 12 },
    { title: 'איבודים', maxValue: 18 },
    { title: 'אחוזי זריקה', maxValue: 100, isShare: true },
  ],
  volleyball: [
    { title: 'Attack points', maxValue: 62 },
    { title: 'Aces', maxValue: 11 },
    { title: 'Blocks', maxValue: 14 },
    { title: 'Errors', maxValue: 30 },
    { title: 'Perfect passes', maxValue: 100, isShare: true },
  ],
};

/** @param playedShare the played part of the match, from 0 to 1 @param scores the goals of both sides */
function createOverview(row: EventRow, playedShare: number, scores: readonly [number, number]) {
  const random = createRandom(row.seed ^ 0x51a7);
  return (getOwnValue(rowsBySport, row.sportType ?? '') ?? []).map(
    ({ title, maxValue, isShare, step = 1, includesGoals }) => {
      if (isShare) {
        const firstShare = Math.round(35 + random() * 30);
        return { title, team1: `${firstShare}%`, team2: `${100 - firstShare}%` };
      }
      const [team1, team2] = scores.map((score) => {
        const value = step * Math.round((maxValue * (0.4 + random() * 0.6) * playedShare) / step);
        return String(includesGoals ? Math.max(score, value) : value);
      });
      return { title, team1, team2 };
    },
  );
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
    const goals = isLive
      ? addClock(script, scriptGoals)
      : listRecordedGoals(toSport(row.sportType), script, scriptGoals);
    const { period } = shownClock;
    const periods = getPeriodScores(script, goals, seconds, period);
    const changes = getScoreChanges(goals).map(({ at, ...score }, index) => {
      const teamId = (goals[index]?.team === 1 ? row.team1Id : row.team2Id) ?? '';
      return {
        ...score,
        ...getGoalFields(row, pickPlayers(row, 'goal', index, teamId), goals[index]?.clockSeconds),
        time: Math.round((isLive ? at / clock.factor : at) * 1000),
      };
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
          : { 'game-overview': createOverview(row, Math.min(1, seconds / script.lengthSeconds), [score1, score2]) }),
      },
    };
  });
}
