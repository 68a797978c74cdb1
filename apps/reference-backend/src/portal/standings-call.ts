import { getStandings, type MatchOutcome, type Standing } from '@touchline/contract';
import { and, arrayContains, asc, eq, gte, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { events } from '../database/schema.ts';
import { serve, type ServerContext } from '../http/serve.ts';
import type { WorldClock } from '../live/world-clock.ts';
import type { Directory } from '../world/directory.ts';
import { leagues, toSport, type Sport } from '../world/leagues.ts';
import { getSeasonDays } from '../world/season.ts';

const dayMs = 86_400_000;
/** The number of recent matches in a team's form. */
const formLength = 5;

/** A side's points for a match, by the rules of the sport. */
const pointsBySport: Readonly<Record<Sport, (scored: number, conceded: number) => number>> = {
  'ice-hockey': (scored, conceded) => (scored > conceded ? 3 : scored === conceded ? 1 : 0),
  football: (scored, conceded) => (scored > conceded ? 3 : scored === conceded ? 1 : 0),
  basketball: (scored, conceded) => (scored > conceded ? 2 : 1),
  // After five sets, the loser gets one of the three points.
  volleyball: (scored, conceded) => (scored > conceded ? (conceded === 2 ? 2 : 3) : scored === 2 ? 1 : 0),
};

const getOutcome = (scored: number, conceded: number): MatchOutcome =>
  scored > conceded ? 'W' : scored === conceded ? 'D' : 'L';

interface TeamRecord {
  outcomes: MatchOutcome[];
  points: number;
  /** Points scored minus points conceded. */
  margin: number;
}

const countOutcome = ({ outcomes }: TeamRecord, countedOutcome: MatchOutcome): number =>
  outcomes.filter((outcome) => outcome === countedOutcome).length;

interface Result {
  team1Id: string | null;
  team2Id: string | null;
  score1: number | null;
  score2: number | null;
}

/** Computes the records of a league's teams from results in the order of time. */
function getRecords(results: readonly Result[], teamIds: readonly string[], sport: Sport): Map<string, TeamRecord> {
  const records = new Map<string, TeamRecord>(teamIds.map((id) => [id, { outcomes: [], points: 0, margin: 0 }]));
  const add = (id: string | null, scored: number, conceded: number): void => {
    const record = id === null ? undefined : records.get(id);
    if (!record) return;
    record.outcomes.push(getOutcome(scored, conceded));
    record.points += pointsBySport[sport](scored, conceded);
    record.margin += scored - conceded;
  };
  for (const { team1Id, team2Id, score1, score2 } of results) {
    if (score1 === null || score2 === null) continue;
    add(team1Id, score1, score2);
    add(team2Id, score2, score1);
  }
  return records;
}

function getTable(records: ReadonlyMap<string, TeamRecord>, { teams }: Directory, sport: Sport): Standing[] {
  const sortedRecords = [...records].toSorted(
    ([idA, a], [idB, b]) =>
      b.points - a.points || countOutcome(b, 'W') - countOutcome(a, 'W') || b.margin - a.margin || (idA < idB ? -1 : 1),
  );
  return sortedRecords.map(([id, record], index) => {
    const team = teams.get(id);
    return {
      team: { id, name: team?.name, short_name: team?.shortName, logo_url: team?.logoUrl },
      rank: index + 1,
      played: record.outcomes.length,
      won: countOutcome(record, 'W'),
      // Basketball and volleyball have no draws.
      drawn: sport === 'basketball' || sport === 'volleyball' ? undefined : countOutcome(record, 'D'),
      lost: countOutcome(record, 'L'),
      points: record.points,
      form: record.outcomes.slice(-formLength),
    };
  });
}

/**
 * Serves tables, computed from the season's matches before the play-offs. A cup has no table, because the world does
 * not divide its teams into groups.
 */
export function serveStandings(
  serverContext: ServerContext,
  database: Database,
  directory: Directory,
  clock: WorldClock,
): void {
  serve(serverContext, getStandings, async ({ query: { leagueId } }) => {
    const league = directory.identities.get(leagueId);
    const sport = toSport(league?.sportType ?? null);
    const competition = leagues.find(({ id, cupOf }) => id === leagueId && cupOf === undefined);
    if (!league?.hasTeams || !sport || !competition) return { entries: [] };
    const results = await database
      .select({ team1Id: events.team1Id, team2Id: events.team2Id, score1: events.score1, score2: events.score2 })
      .from(events)
      .where(
        and(
          arrayContains(events.identityIds, [`${leagueId}-regular`]),
          eq(events.mediaType, 'event'),
          eq(events.status, 'archived'),
          isNotNull(events.score1),
          gte(events.startsAt, new Date(clock.now() - getSeasonDays(competition) * dayMs)),
        ),
      )
      .orderBy(asc(events.startsAt), asc(events.id));
    const teamIds = [...directory.teams.values()].filter((team) => team.leagueId === leagueId).map(({ id }) => id);
    return { entries: getTable(getRecords(results, teamIds, sport), directory, sport) };
  });
}
