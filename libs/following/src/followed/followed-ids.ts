import type { FollowedIds } from '@touchline/content';
import type { Followed } from './follow-target.ts';

/** What is followed, by the backend's ids. */
export const followedIds = (followed: readonly Followed[]): FollowedIds => ({
  teams: followed.flatMap(({ type, referenceId }) => (type === 'team' ? [referenceId] : [])),
  identities: followed.flatMap(({ type, referenceId }) => (type === 'team' ? [] : [referenceId])),
});
