/**
 * A string with an optional brand. Ids of different kinds are not assignable to each other, but a plain string needs no
 * cast.
 */
export type Id<Kind extends string> = string & { readonly __id?: Kind };

/** The id of a match, clip, highlight or channel. */
export type EventId = Id<'event'>;
export type TeamId = Id<'team'>;
/** The id of a league, category or sub-category. */
export type IdentityId = Id<'identity'>;
/** The id of a viewer's account. */
export type UserId = Id<'user'>;
