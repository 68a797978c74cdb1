import type { MatchOutcome, Standing } from '@touchline/contract';
import type { AddressResolver } from './clean.ts';
import { getBadge, getName, type TeamBadge } from './team-view.ts';

/** The figures of a team that a table may have. */
export const standingFigures = ['played', 'won', 'drawn', 'lost', 'points'] as const;
export type StandingFigure = (typeof standingFigures)[number];

/** One line of a result table, ready to be shown. */
export interface StandingView extends Readonly<Record<StandingFigure, number | undefined>> {
  team: TeamBadge & { id: string };
  /** The backend's rank; in a table without ranks, the row's place in the response. */
  rank: number | undefined;
  /** The results of the last matches, oldest first; five at most. */
  form: readonly MatchOutcome[];
}

/**
 * A result table: its rows, and the figures that it shows. All figures are the backend's; the portal numbers only the
 * rows of a table without ranks.
 */
export interface StandingsView {
  rows: readonly StandingView[];
  figures: readonly StandingFigure[];
  /** Whether a row has the results of its last matches. */
  hasForm: boolean;
}

const formLength = 5;

/** The view of a result table. Pure: the same one gives an equal view. */
export function toStandingsView(table: readonly Standing[], resolveAddress: AddressResolver): StandingsView {
  // A team occurs once (decisions, section 6).
  const standingsByTeam = new Map([...table].reverse().map((standing) => [standing.team.id, standing]));
  const uniqueStandings = table.filter((standing) => standingsByTeam.get(standing.team.id) === standing);
  const hasRanks = table.some(({ rank }) => rank !== undefined);
  const rows = uniqueStandings.map(({ team, rank, form, played, won, drawn, lost, points }, index) => ({
    team: { id: team.id, ...getBadge(team, getName(team) ?? team.id, resolveAddress) },
    rank: hasRanks ? rank : index + 1,
    played,
    won,
    drawn,
    lost,
    points,
    form: form?.slice(-formLength) ?? [],
  }));
  return {
    rows,
    figures: standingFigures.filter((figure) => rows.some((row) => row[figure] !== undefined)),
    hasForm: rows.some(({ form }) => form.length > 0),
  };
}
