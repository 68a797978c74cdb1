import { getEventStats, getOwnValue } from '@touchline/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { events, type EventRow } from '../database/schema.ts';
import { createNotFound } from '../http/refusal.ts';
import { serve, type ServerContext } from '../http/serve.ts';
import { getMatchState, getPeriodScores, getScoreChanges } from '../live/match-script.ts';
import { listRecordedGoals } from '../live/recorded-goals.ts';
import { toSport } from '../world/leagues.ts';
import { createRandom } from '../world/random.ts';
import type { LiveWorld } from './wire-event.ts';

/** The rows by sport. `maxValue`: of one side in a whole match. `share`: both sides together have `maxValue`. */
const rowsBySport: Readonly<Record<string, readonly (readonly [title: string, maxValue: number, share?: true])[]>> = {
  'ice-hockey': [
    ['Shots on goal', 40],
    ['Face-offs won', 100, true],
    ['Hits', 28],
    ['Blocked shots', 18],
    ['Penalty minutes', 14],
  ],
  football: [
    ['Possession', 100, true],
    ['Shots', 20],
    ['Shots on target', 9],
    ['Corners', 11],
    ['Fouls', 16],
  ],
  basketball: [
    ['ריבאונדים', 48],
    ['אסיסטים', 30],
    ['חטיפות', 12],
    ['איבודים', 18],
    ['אחוזי זריקה', 100, true],
  ],
  volleyball: [
    ['Attack points', 62],
    ['Aces', 11],
    ['Blocks', 14],
    ['Errors', 30],
    ['Perfect passes', 100, true],
  ],
};

function createOverview(row: EventRow, playedShare: number) {
  const random = createRandom(row.seed ^ 0x51a7);
  return (getOwnValue(rowsBySport, row.sportType ?? '') ?? []).map(([title, maxValue, share]) => {
    if (share) {
      const firstShare = Math.round(35 + random() * 30);
      return { title, team1: `${firstShare}%`, team2: `${100 - firstShare}%` };
    }
    const drawValue = (): string => String(Math.round(maxValue * (0.4 + random() * 0.6) * playedShare));
    return { title, team1: drawValue(), team2: drawValue() };
  });
}

/** Serves the statistics of a match, which are empty before it starts. */
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
    const goals = isLive ? scriptGoals : listRecordedGoals(toSport(row.sportType), script, scriptGoals);
    const period = isLive ? shownClock.period : Math.max(shownClock.period, ...goals.map((goal) => goal.period));
    const periods = getPeriodScores(script, goals, seconds, period);
    const changes = getScoreChanges(goals).map(({ at, ...score }) => ({
      ...score,
      time: Math.round((isLive ? at / clock.factor : at) * 1000),
    }));
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
                changes,
              },
            }),
        ...(query.overview === false
          ? {}
          : { 'game-overview': createOverview(row, Math.min(1, seconds / script.lengthSeconds)) }),
      },
    };
  });
}
