import type { EventView } from '@touchline/content';
import type { FollowTarget } from '../../api/follow-target.ts';
import type { FollowingOptions } from '../../options.ts';

/** @returns both sides of a match if teams can be followed on the site */
export function getSides({ teams }: EventView, { view }: FollowingOptions): FollowTarget[] {
  if (view !== 'team' || !teams) return [];
  return teams.flatMap(({ id, name }) => (id === undefined ? [] : [{ kind: 'team', id, name }]));
}

/** @returns the targets of an event: its teams and their league, or its series */
export function getTargets(event: EventView, options: FollowingOptions): FollowTarget[] {
  const { teams, league, category } = event;
  const leagueTarget: FollowTarget[] = league ? [{ kind: 'league', id: league.id, name: league.title }] : [];
  if (teams) return [...getSides(event, options), ...leagueTarget];
  return category ? [{ kind: 'subcategory', id: category.id, name: category.title }] : leagueTarget;
}
