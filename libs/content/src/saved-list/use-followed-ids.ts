import type { FollowedType } from '@touchline/contract';
import { useSite, useViewer } from '@touchline/feature-kit';
import type { SavedEntry } from './saved-list.ts';
import { useSavedList } from './use-saved-list.ts';

/** The viewer's followed targets, by their name in the query cache. The feature `following` loads and changes them. */
export const followedListName = 'followed';

/** A followed target: `referenceId` is the backend's id of the team, league or category. */
export interface FollowedEntry extends SavedEntry {
  readonly type: FollowedType;
  readonly referenceId: string;
}

/** The teams and identities that a viewer follows, by their ids at the backend. */
export interface FollowedIds {
  teams: readonly string[];
  /** Leagues, categories and sub-categories. */
  identities: readonly string[];
}

/** @returns the ids of entries in order, teams separate from the other kinds */
export const toFollowedIds = (entries: readonly FollowedEntry[]): FollowedIds => ({
  teams: entries.flatMap(({ type, referenceId }) => (type === 'team' ? [referenceId] : [])),
  identities: entries.flatMap(({ type, referenceId }) => (type === 'team' ? [] : [referenceId])),
});

const noFollowedIds = toFollowedIds([]);

/**
 * The teams, leagues and categories that the viewer follows; empty for a visitor, and for a
 * customer without the feature `following`.
 * @returns `ids` undefined until the viewer and their list are known; `hasFailed` if the list cannot
 * be loaded
 */
export function useFollowedIds(): { ids: FollowedIds | undefined; hasFailed: boolean } {
  const { features } = useSite();
  const viewer = useViewer();
  const { entries, hasFailed } = useSavedList<FollowedEntry>({ name: followedListName });
  if (viewer === null || (viewer && features['following'] === undefined))
    return { ids: noFollowedIds, hasFailed: false };
  const loadedEntries = entries();
  return { ids: loadedEntries && toFollowedIds(loadedEntries), hasFailed };
}
