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
/** A main category (a main category with teams is a league), or a sub-category. */
export type IdentityType = (typeof identityTypes)[number];

export interface SportPeriods {
  /** Periods of regular time. */
  count: number;
  /** The length of each, in seconds. */
  seconds: number;
  /** The sport's clock shows the time played in total, or the time left in the period. */
  shows: 'played' | 'left';
  /**
   * After a draw: the number of overtime periods, the seconds of each (undefined if leagues differ), and whether a
   * shoot-out follows.
   */
  overtime: { count: number; seconds: number | undefined; shootOut: boolean };
}

const bySport: Readonly<Record<string, SportPeriods>> = {
  'ice-hockey': { count: 3, seconds: 1200, shows: 'left', overtime: { count: 1, seconds: undefined, shootOut: true } },
  football: { count: 2, seconds: 2700, shows: 'played', overtime: { count: 2, seconds: 900, shootOut: true } },
  basketball: { count: 4, seconds: 600, shows: 'left', overtime: { count: 1, seconds: 300, shootOut: false } },
};

/** The periods of a `sport_type`; undefined for an unknown sport. */
export function sportPeriods(sportType: string | undefined): SportPeriods | undefined {
  return sportType !== undefined && Object.hasOwn(bySport, sportType) ? bySport[sportType] : undefined;
}
