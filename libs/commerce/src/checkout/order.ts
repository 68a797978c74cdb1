import type { Purchase } from '../purchase/purchase.ts';

/** The order for `startPurchase`, without its viewer. */
export type Order = Omit<Purchase, 'key' | 'state' | 'reason' | 'at' | 'viewer'>;

/** The source of the card when the viewer presses the button. */
export type CardSource =
  | { card: 'stored' }
  /**
   * A card in the provider's fields. `tokenize` turns the card into a token, and `clear` empties the fields.
   * `mayAskAt` returns whether an address may be the bank's.
   */
  | { card: 'new'; tokenize: () => Promise<string>; clear: () => void; mayAskAt: (address: URL) => boolean };

/** A card; for a new card also whether the backend stores it. */
export type ChosenCard =
  | Exclude<CardSource, { card: 'new' }>
  | (Extract<CardSource, { card: 'new' }> & { shouldStore: boolean });

/** The results of earlier presses, which the form shows. */
export interface CheckoutState {
  /** The reason why the form sent no request, or why the backend refused it. No card was charged. */
  problem: string | undefined;
  /** The backend has no stored card. */
  hasNoCard: boolean;
  /** The sale ended while the form was open. */
  isGone: boolean;
  /** The backend refused because the viewer's contracts cover the whole product. */
  isCovered: boolean;
}

/** The result of a press without a charge: the changed fields of the state. */
export type CheckoutError = Partial<CheckoutState> & { problem: string };
