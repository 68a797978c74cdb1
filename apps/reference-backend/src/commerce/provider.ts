import type { DeclineReason } from '@touchline/contract';
import type { CardFacts } from '../database/commerce-tables.ts';

/** A charge request to the provider. */
export interface ProviderRequest {
  /** The order's id, also used as the Idempotency-Key, so that the provider charges once. */
  reference: string;
  /** A new card's token, or a stored card's id. */
  source: string;
  /** A decimal number. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** Whether the first payment stores the token's card for later charges. */
  storesCard: boolean;
  /** The address to which the bank returns the viewer. Without it the bank cannot ask a question. */
  returnUrl?: string | undefined;
}

/** A charge in the provider's records. */
export interface ProviderCharge {
  id: string;
  reference: string;
  status: 'approved' | 'pending' | 'declined';
  /** Whether all of it was refunded. */
  isRefunded: boolean;
  declineReason?: DeclineReason | undefined;
  /** The page of the bank's question, in a pending charge. */
  actionUrl?: string | undefined;
  /** The end of the bank's question: milliseconds since 1970. */
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

/** A payment provider. After every error except {@link ChargeRefused} the result is unknown. */
export interface PaymentProvider {
  charge: (request: ProviderRequest) => Promise<ProviderCharge>;
  /** The charge of an order; undefined for an order that the provider does not know. */
  getCharge: (reference: string) => Promise<ProviderCharge | undefined>;
  /**
   * Ends a pending charge.
   * @returns the charge after that; an earlier approval stays
   */
  void: (id: string) => Promise<ProviderCharge>;
  /** Refunds all of a charge; a repeated refund has no further effect. */
  refund: (charge: { id: string; amount: string }) => Promise<void>;
  /**
   * Stores a token's card for later charges by its id.
   * @throws ChargeRefused when the card's bank or the provider refuses it
   */
  storeCard: (token: string) => Promise<CardFacts>;
  /** Deletes a stored card; an unknown id has no effect. */
  forgetCard: (id: string) => Promise<void>;
}
