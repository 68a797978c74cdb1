import type { DeclineReason } from '@touchline/contract';
import type { CardFacts } from '../database/commerce-tables.ts';

/** What the provider is asked to charge. */
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

/** The provider said no to the question itself, so that nothing is charged: a token that it does not know, or that was used. */
export class ChargeRefused extends Error {
  readonly reason: DeclineReason;

  constructor(reason: DeclineReason, message: string = reason) {
    super(message);
    this.reason = reason;
  }
}

/** What charges cards. Whatever throws anything but {@link ChargeRefused} has left open whether it was done. */
export interface PaymentProvider {
  charge: (wish: ChargeWish) => Promise<ProviderCharge>;
  /** The charge of an order; undefined where the provider knows of none. */
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
  /** Forgets a stored card; one that is not there is no fault. */
  forgetCard: (id: string) => Promise<void>;
}
