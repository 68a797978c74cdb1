import { resolveAddress } from '@touchline/api-client';
import { useSite } from '@touchline/feature-kit';
import { followedListName, useSavedList } from '@touchline/content';
import { type Followed, type FollowTarget, getId } from './follow-target.ts';

/** The viewer's followed targets, and the state of their list. */
export interface FollowedState {
  /**
   * The latest first; undefined until the list is loaded. A newly followed target appears with the server's response.
   */
  followed: () => readonly Followed[] | undefined;
  /**
   * Includes a change that is being saved. Undefined until the list is loaded, so that no target is wrongly shown as
   * not followed.
   */
  isFollowed: (target: Pick<FollowTarget, 'kind' | 'id'>) => boolean | undefined;
  /** Whether any of several targets is followed; undefined if unknown. */
  isAnyFollowed: (targets: readonly Pick<FollowTarget, 'kind' | 'id'>[]) => boolean | undefined;
  /** Whether a change of the target is being saved. */
  isChanging: (target: Pick<FollowTarget, 'kind' | 'id'>) => boolean;
  /** The list failed to load. */
  hasFailed: boolean;
  /** True if the list is longer than the portal loads. */
  isCut: boolean;
}

/** The targets that the viewer follows, shared by all components. Empty without a signed-in viewer. */
export function useFollowed(): FollowedState {
  const { apiBase } = useSite();
  const { entries, isSaved, isChanging, hasFailed, isCut } = useSavedList<Followed>({ name: followedListName });
  return {
    followed: () =>
      entries()?.map((entry) => ({ ...entry, image: entry.image && resolveAddress(apiBase, entry.image) })),
    isFollowed: (target) => isSaved(getId(target)),
    isAnyFollowed(targets) {
      const states = targets.map((target) => isSaved(getId(target)));
      return states.includes(true) || (states.includes(undefined) ? undefined : false);
    },
    isChanging: (target) => isChanging(getId(target)),
    hasFailed,
    isCut,
  };
}
