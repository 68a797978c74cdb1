import { resolveAddress } from '@touchline/api-client';
import { useSite } from '@touchline/feature-kit';
import { type KeptList, useKept } from '@touchline/kept';
import { followedName } from './followed-list.ts';
import { type Followed, type FollowTarget, idOf } from './follow-target.ts';

/** What there is to know of whom the viewer follows. */
export interface FollowedState {
  /** The latest first; undefined until it is known. Who is being followed right now comes with the server's answer. */
  followed: () => readonly Followed[] | undefined;
  /** What is being changed counts as it will be. Undefined until it is known: nothing is shown as not followed meanwhile. */
  isFollowed: (target: Pick<FollowTarget, 'kind' | 'id'>) => boolean | undefined;
  /** Whether one of several is followed, as far as that is known. */
  isAnyFollowed: (targets: readonly Pick<FollowTarget, 'kind' | 'id'>[]) => boolean | undefined;
  /** A change of it is under way. */
  isChanging: (target: Pick<FollowTarget, 'kind' | 'id'>) => boolean;
  /** It could not be loaded. */
  failed: boolean;
}

/** What is only read is loaded by `followFollowed`. */
const read: Pick<KeptList<Followed>, 'name'> = { name: followedName };

/** Whom the viewer follows, the same everywhere at once; nobody follows anybody while nobody is signed in. */
export function useFollowed(): FollowedState {
  const { apiBase } = useSite();
  const { entries, isKept, isChanging, failed } = useKept<Followed>(read);
  return {
    followed: () =>
      entries()?.map((entry) => ({ ...entry, image: entry.image && resolveAddress(apiBase, entry.image) })),
    isFollowed: (target) => isKept(idOf(target)),
    isAnyFollowed(targets) {
      const states = targets.map((target) => isKept(idOf(target)));
      return states.includes(true) || (states.includes(undefined) ? undefined : false);
    },
    isChanging: (target) => isChanging(idOf(target)),
    failed,
  };
}
