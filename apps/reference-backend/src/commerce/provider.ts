import type { DeclineReason } from '@touchline/contract';
import type { CardFacts } from '../database/commerce-tables.ts';

/** A charge request to the provider. */
export interface ProviderRequest {
  /** The order's id, which is also the Idempotency-Key. */
  reference: string;
  /** A new card's token, or a stored card's id. */
  source: string;
  /** A decimal number. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** Whether the provider stores the token's card when the charge is approved. */
  storesCard: boolean;
  /** The address to which the bank returns the viewer. Without it the bank cannot ask a question. */
  returnUrl?: string | undefined;
}

/** A charge in the provider's records. */
export interface ProviderCharge {
  id: string;
  reference: string;
  status: 'approved' | 'pending' | 'declined';
  /** Whether the whole amount was refunded. */
  isRefunded: boolean;
  declineReason?: DeclineReason | undefined;
  /** The page of the bank's question, in a pending charge. */
  actionUrl?: string | undefined;
  /** The end of the time for an answer to the bank's question: milliseconds since 1970. */
  actionUntil?: number | undefined;
  card?: CardFacts | undefined;
}

/** Thrown if the provider refused the request and made no charge, for example for an unknown or used token. */
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
  /** Finds the charge of an order; undefined if the provider has none. */
  getCharge: (reference: string) => Promise<ProviderCharge | undefined>;
  /**
   * Ends a pending charge.
   * @returns the charge, which may have been approved before
   */
  void: (id: string) => Promise<ProviderCharge>;
  /** Refunds a whole charge; a repeated refund has no further effect. */
  refund: (charge: { id: string; amount: string }) => Promise<void>;
  /**
   * Stores a token's card for later charges by its id.
   * @throws ChargeRefused if the card's bank or the provider refuses it
   */
  storeCard: (token: string) => Promise<CardFacts>;
  /** Deletes a stored card; an unknown id has no effect. */
  forgetCard: (id: string) => Promise<void>;
}
