import type { Purchase } from '../purchase/purchase.ts';

/** What is to be paid, as `beginPurchase` takes it, but for whose it is. */
export type Order = Omit<Purchase, 'key' | 'state' | 'reason' | 'at' | 'viewer'>;

/** How the card is had when the button is pressed. */
export type CardSource =
  | { card: 'stored' }
  /** Turns what stands in the provider's fields into a token. @param clear empties them @param mayAskAt whether the bank may be asked at an address */
  | { card: 'new'; tokenize: () => Promise<string>; clear: () => void; mayAskAt: (address: URL) => boolean };

/** The same, and whether a new card becomes the stored one. */
export type ChosenCard =
  | Exclude<CardSource, { card: 'new' }>
  | (Extract<CardSource, { card: 'new' }> & { stores: boolean });

/** What the form knows by what has come of pressing its button. */
export interface Standing {
  /** Why nothing was sent, or what was sent was refused: nothing was charged. */
  problem: string | undefined;
  /** The stored card is none any more. */
  hasNoCard: boolean;
  /** It was taken off sale while its form was open. */
  isGone: boolean;
  /** The backend refused because the viewer's contracts open all of it. */
  isCovered: boolean;
}

/** A press has come to nothing, and what the form has learnt by it; the rest is as it was. */
export type Setback = Partial<Standing> & { problem: string };
