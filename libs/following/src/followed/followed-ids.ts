import type { FollowedIds } from '@touchline/content';
import type { Followed } from './follow-target.ts';

/** @returns the backend's ids of the followed targets, teams apart from the rest */
export const followedIds = (followed: readonly Followed[]): FollowedIds => ({
  teams: followed.flatMap(({ type, referenceId }) => (type === 'team' ? [referenceId] : [])),
  identities: followed.flatMap(({ type, referenceId }) => (type === 'team' ? [] : [referenceId])),
});
