import type { MatchOutcome, Standing } from '@touchline/contract';
import type { Address } from './clean.ts';
import { badgeOf, nameOf, type TeamBadge } from './team-view.ts';

/** What a table may count of a team. */
export const standingFigures = ['played', 'won', 'drawn', 'lost', 'points'] as const;
export type StandingFigure = (typeof standingFigures)[number];

/** One line of a result table, ready to be shown. */
export interface StandingView extends Readonly<Record<StandingFigure, number | undefined>> {
  team: TeamBadge & { id: string };
  /** The backend's, its place in the answer where that says nothing. */
  rank: number;
  /** The last matches, the latest at the end; five at most. */
  form: readonly MatchOutcome[];
}

/** A result table: its lines, and what it counts at all. The backend's own figures: nothing is computed here. */
export interface StandingsView {
  rows: readonly StandingView[];
  figures: readonly StandingFigure[];
  /** Whether it says how teams have been doing lately. */
  hasForm: boolean;
}

const formLength = 5;

/** The view of a result table. Pure: the same one gives an equal view. */
export function toStandingsView(table: readonly Standing[], address: Address): StandingsView {
  // A team occurs once (decisions, section 6).
  const places = new Map([...table].reverse().map((standing) => [standing.team.id, standing]));
  const once = table.filter((standing) => places.get(standing.team.id) === standing);
  const rows = once.map(({ team, rank, form, played, won, drawn, lost, points }, index) => ({
    team: { id: team.id, ...badgeOf(team, nameOf(team) ?? team.id, address) },
    rank: rank ?? index + 1,
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
