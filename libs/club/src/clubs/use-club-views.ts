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
import type { ClubSubject } from './club-queries.ts';

/** A club, ready to be shown. */
export interface ClubView extends Pick<TeamView, 'id' | 'name' | 'crest' | 'shortName' | 'color'> {
  /** Kind of the club as a follow target. */
  kind: 'team' | IdentityView['kind'];
  /** Title of its league or main category. */
  within: string | undefined;
  /** The address of the club's page; undefined when the site has no such page. */
  path: string | undefined;
  /** Filters of its matches and videos. */
  subject: ClubSubject;
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
        const subject = { 'identities.id': [id], 'identities.type': [club.media_type] };
        return { id, kind, name, ...badge, within: undefined, path: identityPath(view), subject };
      }
      const { name, crest, shortName, color, league } = toTeam(club);
      return {
        id,
        kind: 'team',
        name,
        crest,
        shortName,
        color,
        within: league?.title,
        path: teamPath(id),
        subject: { 'search.teams.id': [id] },
      };
    },
    [toTeam, toIdentity, teamPath],
  );
}
