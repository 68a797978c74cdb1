import type { DeclineReason } from '@touchline/contract';
import type { CardFacts } from '../database/commerce-tables.ts';

/** A charge request to the provider. */
export interface ChargeWish {
  /** The order's id. It is the request's Idempotency-Key, too: asked twice, the provider charges once. */
  reference: string;
  /** A token of a card that was just typed in, or a stored card's id. */
  source: string;
  /** A decimal number. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** Whether a token's card may be charged again by its id, after its first payment. */
  storesCard: boolean;
  /** Where the viewer comes back to from their bank's question; without one the bank cannot ask. */
  returnUrl?: string | undefined;
}

/** A charge as the provider has it. */
export interface ProviderCharge {
  id: string;
  reference: string;
  status: 'approved' | 'pending' | 'declined';
  /** All of it was given back. */
  isRefunded: boolean;
  declineReason?: DeclineReason | undefined;
  /** Of a pending one: where the viewer is to go. */
  actionUrl?: string | undefined;
  /** When the bank stops waiting for the viewer: milliseconds since 1970. */
  actionUntil?: number | undefined;
  card?: CardFacts | undefined;
}

/** The provider refused the request without a charge, for example because the token is unknown or used. */
export class ChargeRefused extends Error {
  readonly reason: DeclineReason;

  constructor(reason: DeclineReason, message: string = reason) {
    super(message);
    this.reason = reason;
  }
}

/** A payment provider. Every error except {@link ChargeRefused} leaves the outcome open. */
export interface PaymentProvider {
  charge: (wish: ChargeWish) => Promise<ProviderCharge>;
  /** The charge of an order; undefined for an order that the provider does not know. */
  chargeOf: (reference: string) => Promise<ProviderCharge | undefined>;
  /** Ends a charge that is still pending. @returns the charge's state afterwards: an earlier approval stays */
  void: (id: string) => Promise<ProviderCharge>;
  /** Gives all of a charge back; twice is no fault. */
  refund: (charge: { id: string; amount: string }) => Promise<void>;
  /**
   * Stores a token's card, so that it may be charged by its id.
   * @throws ChargeRefused when the card's bank or the provider refuses it
   */
  storeCard: (token: string) => Promise<CardFacts>;
  /** Forgets a stored card; an unknown id has no effect. */
  forgetCard: (id: string) => Promise<void>;
}
