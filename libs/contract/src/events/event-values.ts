export const mediaTypes = ['event', 'clip', 'highlight', 'user_clip', 'user_highlight', 'externalContent'] as const;
export type MediaType = (typeof mediaTypes)[number];

export const mediaSubTypes = ['auto', 'recap', 'condensed', 'clip', 'highlight'] as const;
export type MediaSubType = (typeof mediaSubTypes)[number];

export const eventStatuses = ['live', 'upcoming', 'archived', 'channel', 'vod'] as const;
export type EventStatus = (typeof eventStatuses)[number];

export const eventCategories = ['training', 'other'] as const;
export const genders = ['male', 'female', 'mixed'] as const;

export const commerceCoverages = [
  'commerce_free_media',
  'commerce_members_media',
  'commerce_ppv_media',
  'commerce_transactional_media',
  'commerce_subscription_basic_media',
] as const;
export type CommerceCoverage = (typeof commerceCoverages)[number];

export const commerceTypes = ['ppv', 'subscription'] as const;

export const identityTypes = ['identity', 'identity_item'] as const;
/** `identity`: a main category, which is a league if it has teams. `identity_item`: a sub-category. */
export type IdentityType = (typeof identityTypes)[number];
