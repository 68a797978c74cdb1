import type { FollowedEntry } from '@touchline/content';
import type { FollowedType, FollowTarget as TargetKind } from '@touchline/contract';

/** A target that viewers can follow. */
export interface FollowTarget {
  /** One of the specification's follow targets (section 3). */
  kind: TargetKind;
  /** The team's, league's or category's own id. */
  id: string;
  /** The name for screen readers and messages. */
  name: string;
}

/** An entry of the viewer's list of followed targets. */
export interface Followed extends FollowedEntry {
  /** Id on the list: a team and a league may have the same `referenceId`. */
  id: string;
  title: string | undefined;
  /** A crest or logo: an address that needs no change. */
  image: string | undefined;
  /** Ids of its parents: the leagues of a team, the main categories of a sub-category. */
  identitiesId: readonly string[];
}

/** Every target but a team is stored as an identity_item (wire.md). */
const getType = (kind: TargetKind): FollowedType => (kind === 'team' ? 'team' : 'identity_item');

/** The name of a visitor's press on a follow button, which is completed after the sign-in. */
export const followAction = 'follow';

/** @returns the id of an entry on the list of followed targets */
export const getFollowedId = (type: FollowedType, referenceId: string): string => `${type}:${referenceId}`;

export const getId = ({ kind, id }: Pick<FollowTarget, 'kind' | 'id'>): string => getFollowedId(getType(kind), id);

/** Reverses `getFollowedId`. */
export function readFollowedId(id: string): { type: FollowedType; referenceId: string } {
  const [type = '', ...referenceParts] = id.split(':');
  return { type: type === 'team' ? 'team' : 'identity_item', referenceId: referenceParts.join(':') };
}
