import type { TeamRow } from '../database/schema.ts';
import { artwork } from './artwork.ts';
import type { Club } from './clubs.ts';
import { leagues, studios, getTeamId, getTeamName, type Sport } from './leagues.ts';

const homeLeagues = leagues.filter(({ cupOf }) => cupOf === undefined);
const leagueMembers = homeLeagues.flatMap((league) =>
  league.clubs.map((club) => ({ league, club, id: getTeamId(club, league) })),
);
const clubByTeam = new Map<string, Club>(leagueMembers.map(({ id, club }) => [id, club]));

/** The club of a team. */
export function getClub(id: string): Club {
  const club = clubByTeam.get(id);
  if (!club) throw new RangeError(`no team ${id}`);
  return club;
}

/** The sport of a team. */
export const getSport = (id: string): Sport =>
  leagueMembers.find((member) => member.id === id)?.league.sport ?? 'football';

/** Whether an id is that of a team. */
export const isTeam = (id: string): boolean => clubByTeam.has(id);

/** Creates the rows of all teams, in the order of their leagues. */
export function createTeamRows(): TeamRow[] {
  return leagueMembers.map(({ league, club, id }, order) => {
    const name = getTeamName(club, league);
    const site = `https://${id}.example`;
    return {
      id,
      name,
      shortName: club.letters ?? club.code,
      colors: [...club.colors],
      sportType: league.sport,
      gender: league.gender,
      leagueId: league.id,
      identityIds: [
        league.id,
        ...leagues.filter(({ cupOf }) => cupOf === league.id).map((cup) => cup.id),
        ...studios.filter(({ team }) => team === id).map((studio) => studio.id),
      ],
      order,
      logoUrl: artwork.getCrestAddress(id),
      bannerUrl: artwork.getSceneAddress(league.sport, order, 1280),
      links: { web: `${site}/`, x: `${site}/x`, instagram: `${site}/instagram`, facebook: `${site}/facebook` },
      searchText: `${name} ${club.code}`.toLowerCase(),
    };
  });
}
