import { isPayable, type WireEvent } from '@touchline/contract';

/**
 * The access badge on an event's card (DESIGN.md, lock and price). Free events and events that the viewer owns have
 * the kind `free` and show no badge.
 */
export type AccessBadge =
  | { kind: 'free' }
  | { kind: 'members' }
  | { kind: 'subscription' }
  | { kind: 'ticket' }
  | { kind: 'price'; price: string; currency: string | undefined };

/** The badge of an event for this viewer. On a cached page the viewer is anonymous. */
export function getAccessBadge(event: WireEvent): AccessBadge {
  const { commerce_coverage: coverage, commerce_type: type, price_from: minPrice } = event;
  if (coverage === 'commerce_free_media' || event.media_type === 'user_clip' || event.available_for_user === true) {
    return { kind: 'free' };
  }
  if (coverage === 'commerce_members_media') return { kind: 'members' };
  if (coverage === 'commerce_subscription_basic_media' || type === 'subscription') return { kind: 'subscription' };
  return minPrice && isPayable(minPrice)
    ? { kind: 'price', price: minPrice.price, currency: minPrice.currency }
    : { kind: 'ticket' };
}

/** The group that may watch an event, independent of the viewer: everyone, viewers with an account, buyers. */
export type Audience = 'everyone' | 'members' | 'buyers';

export function getAudience({ commerce_coverage: coverage }: Pick<WireEvent, 'commerce_coverage'>): Audience {
  if (coverage === 'commerce_free_media') return 'everyone';
  return coverage === 'commerce_members_media' ? 'members' : 'buyers';
}

/** Whether the event can be watched here and now; if not, the first obstacle: the region, or the viewer's access. */
export type Availability = 'available' | 'region' | 'user';

/**
 * A user clip is available regardless of its match's access (specification, section 3), unless it has no source
 * address. Before the viewer's own response, only free media is available. A region block precedes missing access.
 */
export function getAvailability(event: WireEvent): Availability {
  if (event.available_in_region === false) return 'region';
  const isLocked = event.available_for_user === false && event.source?.clip === undefined;
  if (event.media_type === 'user_clip' && !isLocked) return 'available';
  return (event.available_for_user ?? event.commerce_coverage === 'commerce_free_media') ? 'available' : 'user';
}
