import type { Purchase } from '../purchase/purchase.ts';

/** The order that `startPurchase` takes, without its viewer. */
export type Order = Omit<Purchase, 'key' | 'state' | 'reason' | 'at' | 'viewer'>;

/** The source of the card when the viewer presses the button. */
export type CardSource =
  | { card: 'stored' }
  /**
   * Turns the content of the provider's fields into a token. @param clear empties them @param mayAskAt whether an
   * address may be the bank's
   */
  | { card: 'new'; tokenize: () => Promise<string>; clear: () => void; mayAskAt: (address: URL) => boolean };

/** A card, and for a new one whether the backend stores it. */
export type ChosenCard =
  | Exclude<CardSource, { card: 'new' }>
  | (Extract<CardSource, { card: 'new' }> & { stores: boolean });

/** The results of earlier presses, in the form. */
export interface CheckoutState {
  /** The reason why the form sent no request, or the backend refused it; no card was charged. */
  problem: string | undefined;
  /** The backend has no stored card. */
  hasNoCard: boolean;
  /** The sale ended while the form was open. */
  isGone: boolean;
  /** The backend refused because the viewer's contracts cover all of it. */
  isCovered: boolean;
}

/** A press without a charge: the changed results; the others stay. */
export type CheckoutError = Partial<CheckoutState> & { problem: string };
