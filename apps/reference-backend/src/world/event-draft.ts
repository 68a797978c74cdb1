import type { EventRow } from '../database/schema.ts';
import type { Offer } from './daily-programme.ts';

/** An event without its dates, which depend on the time of seeding. */
export type EventDraft = Omit<EventRow, 'startsAt' | 'addedAt' | 'changedAt'>;

const offers = {
  free: { commerceCoverage: 'commerce_free_media', commerceType: null, price: null, currency: null },
  members: { commerceCoverage: 'commerce_members_media', commerceType: null, price: null, currency: null },
  ppv: { commerceCoverage: 'commerce_ppv_media', commerceType: 'ppv', price: '5.99', currency: 'EUR' },
  subscription: {
    commerceCoverage: 'commerce_subscription_basic_media',
    commerceType: 'subscription',
    price: '9.99',
    currency: 'EUR',
  },
} satisfies Record<Offer, Partial<EventDraft>>;

/** Returns the fields of an event's price model. */
export const getOfferFields = (offer: Offer, currency = 'EUR'): (typeof offers)[Offer] => {
  const fields = offers[offer];
  return fields.price === null ? fields : { ...fields, currency };
};

/** Creates an event, with defaults for fields that are usually empty. */
export function draftEvent(
  fields: Pick<EventDraft, 'id' | 'status' | 'timing' | 'offset' | 'title' | 'description' | 'imageUrl' | 'seed'> &
    Partial<EventDraft>,
): EventDraft {
  return {
    mediaType: 'event',
    mediaSubType: null,
    safeTitle: fields.title,
    sportType: null,
    gender: null,
    category: 'other',
    ...offers.free,
    inRegion: true,
    statsEnabled: false,
    streamError: null,
    team1Id: null,
    team2Id: null,
    teamIds: [],
    identityIds: [],
    parentId: null,
    playerNumber: null,
    playerColor: null,
    duration: null,
    clip: null,
    rank: 100,
    suggested: false,
    score1: null,
    score2: null,
    searchText: fields.title.toLowerCase(),
    ...fields,
  };
}
