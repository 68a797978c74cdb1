import { type DeclineReason, declineReasons } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';

/**
 * Why a card has not paid, and that it was not charged.
 * @param reason from the backend; without one the card was declined
 */
export const getDeclineText = (text: Translate, reason: DeclineReason = 'card_declined'): string =>
  `${text(`payment.declined.${reason}`)} ${text('payment.notCharged')}`;

/** The history state with which the payment's page leads to the form of its order. */
export const toDeclineState = (reason: DeclineReason) => ({ declined: reason });

/** Reads it there. @param state of any page that led to the form */
export function readDeclineReason(state: unknown): DeclineReason | undefined {
  if (typeof state !== 'object' || state === null || !('declined' in state)) return undefined;
  return declineReasons.find((reason) => reason === state.declined);
}
