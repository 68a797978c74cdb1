import type { FollowedIds } from '@touchline/content';
import type { ReactNode } from 'react';
import { followedIds } from '../followed/followed-ids.ts';
import { useFollowed } from '../followed/use-followed.ts';

/** Provides the viewer's followed targets to its children. */
export function FollowedIdsProvider({
  children,
}: {
  children: (followed: FollowedIds | undefined, hasFailed: boolean) => ReactNode;
}) {
  const { followed, failed } = useFollowed();
  const followedEntries = followed();
  return children(followedEntries || failed ? followedIds(followedEntries ?? []) : undefined, failed);
}
