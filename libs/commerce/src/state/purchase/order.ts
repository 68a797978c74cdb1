import type { PurchaseOrder } from './purchase-machine.ts';

/** An order as the form creates it: without the id of its viewer. */
export type Order = Omit<PurchaseOrder, 'viewer'>;

/** The source of the card when the viewer presses the button. */
export type CardSource =
  | { card: 'stored' }
  /**
   * A card in the provider's fields. `tokenize` turns the card into a token, and `clear` empties the fields.
   * `mayAskAt` returns whether an address may be the bank's.
   */
  | { card: 'new'; tokenize: () => Promise<string>; clear: () => void; mayAskAt: (address: URL) => boolean }
  /** The provider's wallet. `tokenize` opens it, and waits until the viewer confirms. */
  | { card: 'wallet'; tokenize: () => Promise<string>; mayAskAt: (address: URL) => boolean };

/** A card; for a card without a stored token also whether the backend stores it. */
export type ChosenCard =
  | Extract<CardSource, { card: 'stored' }>
  | (Exclude<CardSource, { card: 'stored' }> & { shouldStore: boolean });

/** The results of earlier presses on the pay button, which the form shows. */
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
