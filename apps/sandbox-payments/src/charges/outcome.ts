import type { DeclineReason } from '../api.ts';
import type { Behaviour } from '../cards/test-cards.ts';

/** The first status of a charge, and the later status of a pending charge. */
export type Outcome =
  | { status: 'approved' }
  | { status: 'declined'; reason: DeclineReason }
  | { status: 'pending'; needsConfirmation: boolean; confirmedOutcome: 'approved' | DeclineReason };

interface OutcomeInput {
  behaviour: Behaviour;
  isExpired: boolean;
  /** Whether the charge uses a stored card. */
  isStored: boolean;
  /**
   * True if the holder is present, so that the bank can ask a question. Without the holder, a stored card is charged by
   * earlier consent.
   */
  isAttended: boolean;
}

/** The outcome of a charge, by the behaviour of its test card. */
export function getOutcome({ behaviour, isExpired, isStored, isAttended }: OutcomeInput): Outcome {
  if (isExpired) return { status: 'declined', reason: 'card_expired' };
  const [kind, reason] = behaviour.split(':') as [string, DeclineReason | undefined];
  switch (kind) {
    case 'decline':
      return { status: 'declined', reason: reason ?? 'card_declined' };
    case 'ask':
      if (isAttended) return { status: 'pending', needsConfirmation: true, confirmedOutcome: reason ?? 'approved' };
      if (!isStored) return { status: 'declined', reason: 'authentication_failed' };
      return reason ? { status: 'declined', reason } : { status: 'approved' };
    case 'think':
      return { status: 'pending', needsConfirmation: false, confirmedOutcome: 'approved' };
    case 'once':
      return isStored ? { status: 'declined', reason: 'insufficient_funds' } : { status: 'approved' };
    default:
      return { status: 'approved' };
  }
}
