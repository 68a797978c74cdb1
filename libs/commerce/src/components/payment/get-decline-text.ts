import { type DeclineReason, declineReasons } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';

/**
 * The reason why a card was declined, and that it was not charged.
 * @param reason the backend's reason; by default a general one
 */
export const getDeclineText = (text: Translate, reason: DeclineReason = 'card_declined'): string =>
  `${text(`payment.declined.${reason}`)} ${text('payment.notCharged')}`;

/** The history state with which the payment's page opens the order's form. */
export const toDeclineState = (reason: DeclineReason) => ({ declined: reason });

/**
 * Reads the reason of a decline from a history state.
 * @param state the history state of any page
 */
export function readDeclineReason(state: unknown): DeclineReason | undefined {
  if (typeof state !== 'object' || state === null || !('declined' in state)) return undefined;
  return declineReasons.find((reason) => reason === state.declined);
}
