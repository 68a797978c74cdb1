import type { FollowedEntry } from '@touchline/content';
import type { FollowedType, FollowTarget as TargetKind } from '@touchline/contract';

/** A target that viewers can follow. */
export interface FollowTarget {
  /** One of the targets that viewers can follow (specification, section 3). */
  kind: TargetKind;
  /** The team's, league's or category's own id. */
  id: string;
  /** The name for screen readers and messages. */
  name: string;
}

/** An entry of the viewer's list of followed targets. */
export interface Followed extends FollowedEntry {
  /** Id in the list. It contains the type, because a team and a league may have the same `referenceId`. */
  id: string;
  title: string | undefined;
  /** The absolute address of a crest or logo. */
  image: string | undefined;
  /** Ids of its parents: the leagues of a team, the main categories of a sub-category. */
  identitiesId: readonly string[];
}

/** The backend stores every target other than a team as an identity_item (wire.md). */
const getType = (kind: TargetKind): FollowedType => (kind === 'team' ? 'team' : 'identity_item');

/** The name of the pending action of a visitor who presses a follow button. */
export const followAction = 'follow';

/** @returns the id of an entry in the list of followed targets */
export const getFollowedId = (type: FollowedType, referenceId: string): string => `${type}:${referenceId}`;

export const getId = ({ kind, id }: Pick<FollowTarget, 'kind' | 'id'>): string => getFollowedId(getType(kind), id);

/** Returns the type and the reference of an id from `getFollowedId`. */
export function readFollowedId(id: string): { type: FollowedType; referenceId: string } {
  const [type = '', ...referenceParts] = id.split(':');
  return { type: type === 'team' ? 'team' : 'identity_item', referenceId: referenceParts.join(':') };
}
