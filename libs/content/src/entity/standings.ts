import { type MatchOutcome, type Standing, orNotOffered } from '@touchline/contract';
import type { AddressResolver } from './clean.ts';
import { getBadge, getName, type TeamBadge } from './team-view.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api, WholeList } from '@touchline/api-client';

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
 * A league table: its rows, and the figures that it shows. All figures come from the backend; the portal only numbers
 * rows without ranks.
 */
export interface StandingsView {
  rows: readonly StandingView[];
  figures: readonly StandingFigure[];
  /** Whether a row has the results of its last matches. */
  hasForm: boolean;
}

const formLength = 5;

/** The view of a league table. Pure: equal tables give equal views. */
export function toStandingsView(table: readonly Standing[], resolveAddress: AddressResolver): StandingsView {
  // A malformed table may list a team twice (decisions, section 6): its first row counts.
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

/** Rows of a page; few leagues have more. */
const pageSize = 100;

/**
 * The result table of a league, best first; empty for a league without a table.
 * @throws PortalError when the call fails
 */
export const standingsQuery = (api: Api, leagueId: string) =>
  queryOptions({
    queryKey: ['standings', leagueId],
    retry: false,
    queryFn: async ({ signal }): Promise<WholeList<Standing>> => {
      const { getStandings, readWholeList } = await import('./calls.ts');
      const loading = readWholeList(
        async (page) => {
          const query = { leagueId, page, size: pageSize, next: true };
          const { entries, ...paging } = await api.call(getStandings, { query }, { signal });
          return { ...paging, entries: entries.map((standing) => ({ id: standing.team.id, standing })) };
        },
        { size: pageSize },
      );
      const list = await orNotOffered(loading, { entries: [] });
      return { ...list, entries: list.entries.map(({ standing }) => standing) };
    },
  });
