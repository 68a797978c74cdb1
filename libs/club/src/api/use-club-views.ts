import {
  identityPath,
  type IdentityView,
  type TeamView,
  useIdentityViews,
  useTeamPath,
  useTeamViews,
} from '@touchline/content';
import { useCallback } from 'react';
import { type Club, isIdentity } from './club.ts';
import type { ClubFilters } from './club-queries.ts';

/** A club, ready to be shown. */
export interface ClubView extends Pick<TeamView, 'id' | 'name' | 'crest' | 'shortName' | 'color'> {
  /** Kind of the club as a follow target. */
  kind: 'team' | IdentityView['kind'];
  /** Title of its league or main category. */
  parentTitle: string | undefined;
  /** The address of the club's page; undefined when the site has no such page. */
  path: string | undefined;
  /** Filters of its matches and videos. */
  clubFilters: ClubFilters;
}

/** Turns clubs into views, whether they are teams, leagues or categories. */
export function useClubViews(): (club: Club) => ClubView {
  const toTeam = useTeamViews();
  const toIdentity = useIdentityViews();
  const teamPath = useTeamPath();
  return useCallback(
    (club) => {
      const { id } = club;
      if (isIdentity(club)) {
        const view = toIdentity(club);
        const { title: name, badge, kind } = view;
        const clubFilters = { 'identities.id': [id], 'identities.type': [club.media_type] };
        return { id, kind, name, ...badge, parentTitle: undefined, path: identityPath(view), clubFilters };
      }
      const { name, crest, shortName, color, league } = toTeam(club);
      return {
        id,
        kind: 'team',
        name,
        crest,
        shortName,
        color,
        parentTitle: league?.title,
        path: teamPath(id),
        clubFilters: { 'search.teams.id': [id] },
      };
    },
    [toTeam, toIdentity, teamPath],
  );
}
