import { useIdentityViews, useTeamViews } from '@touchline/content';
import { useMemo } from 'react';
import type { FollowTarget } from '../../api/follow-target.ts';
import type { ChoiceEntry } from '../../api/choice-queries.ts';

/** A choice with the data that its card shows. */
export interface Choice extends FollowTarget {
  /** The title of its league or main category. */
  parentTitle: string | undefined;
  badge: { crest?: string | undefined; shortName: string; color?: string | undefined };
  /** Ids of a team's leagues, or of a sub-category's main categories. */
  parentIds: readonly string[];
}

/** Returns a function that converts the backend's teams and identities into choices. */
export function useChoiceMapper(): (entry: ChoiceEntry) => Choice {
  const toTeam = useTeamViews();
  const toIdentity = useIdentityViews();
  return useMemo(
    () => (entry) => {
      if ('team' in entry) {
        const { id, name, league, ...badge } = toTeam(entry.team);
        return { kind: 'team', id, name, parentTitle: league?.title, badge, parentIds: league ? [league.id] : [] };
      }
      const { id, kind, title: name, badge, parents } = toIdentity(entry.identity);
      return { kind, id, name, parentTitle: undefined, badge, parentIds: parents };
    },
    [toTeam, toIdentity],
  );
}
