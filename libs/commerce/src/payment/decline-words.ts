import { type DeclineReason, declineReasons } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';

/** Why a card has not paid, and that nothing was charged. @param reason what the backend said; without one the card was declined */
export const declineWords = (text: Translate, reason: DeclineReason = 'card_declined'): string =>
  `${text(`payment.declined.${reason}`)} ${text('payment.notCharged')}`;

/** What the payment's page hands to the form with the order, as the state of its entry in the history. */
export const declinedState = (reason: DeclineReason) => ({ declined: reason });

/** Reads it there. @param state of whatever page led to the form */
export function declinedBefore(state: unknown): DeclineReason | undefined {
  if (typeof state !== 'object' || state === null || !('declined' in state)) return undefined;
  return declineReasons.find((reason) => reason === state.declined);
}
