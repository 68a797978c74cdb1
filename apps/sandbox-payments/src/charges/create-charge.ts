import { randomBytes, randomUUID } from 'node:crypto';
import type { Card, Charge, ChargeRequest } from '../api.ts';
import { isExpired } from '../cards/is-expired.ts';
import { Failure } from '../http/failure.ts';
import { isAllowedOrigin } from '../http/origins.ts';
import { toCharge } from './charge-rows.ts';
import type { NewCharge } from './charge-table.ts';
import { notify, type ChargeWork } from './charge-work.ts';
import { getOutcome, type Outcome } from './outcome.ts';

/** A charge, and how to respond to the request for it. */
export interface ChargeResult {
  charge: Charge;
  isNew: boolean;
  /** When the response is sent: at once, late, or never (see `Behaviour`). */
  answer: 'now' | 'slow' | 'lost';
}

/** Thrown for a test card whose requests break before the charge. */
export class RequestLost extends Error {}

/** @throws Failure for a request that is invalid for every card */
function refuseInvalidRequest(
  { table, origins }: ChargeWork,
  { reference, return_url: returnUrl }: ChargeRequest,
): void {
  if (table.get('reference', reference))
    throw new Failure('idempotency_conflict', `${reference} was charged with another key`);
  if (table.isFull()) throw new Failure('storage_full', 'The sandbox is full');
  if (returnUrl !== undefined && !isAllowedOrigin(new URL(returnUrl).origin, origins))
    throw new Failure('invalid_return_url', 'The key does not allow the origin of return_url');
}

/** The data of a new charge. */
interface ChargeStart {
  key: string;
  request: ChargeRequest;
  card: Card;
  /** The language of the fields in which the holder typed the card. */
  locale: string;
  outcome: Outcome;
}

/** The row of a new charge. */
function createChargeRow(
  { now, questionTimeMs, thinkingTimeMs }: ChargeWork,
  { key, request, card, locale, outcome }: ChargeStart,
): NewCharge {
  const pendingOutcome = outcome.status === 'pending' ? outcome : undefined;
  return {
    id: `ch_${randomUUID()}`,
    key,
    reference: request.reference,
    request: JSON.stringify(request),
    status: outcome.status,
    decline_reason: outcome.status === 'declined' ? outcome.reason : null,
    amount: request.amount,
    currency: request.currency,
    card: JSON.stringify(card),
    locale,
    return_url: request.return_url ?? null,
    webhook_url: request.webhook_url ?? null,
    question: pendingOutcome?.needsConfirmation ? randomBytes(24).toString('base64url') : null,
    answered_well: pendingOutcome?.confirmedOutcome ?? null,
    turns_to: pendingOutcome ? (pendingOutcome.needsConfirmation ? 'declined' : 'approved') : null,
    turns_at: pendingOutcome ? now() + (pendingOutcome.needsConfirmation ? questionTimeMs : thinkingTimeMs) : null,
    created: now(),
  };
}

/** Makes a charge for a new idempotency key. @throws Failure, or RequestLost for a card with the behaviour `miss` */
export function createCharge(work: ChargeWork, key: string, request: ChargeRequest): ChargeResult {
  const { table, cards, now, questionsUrl } = work;
  refuseInvalidRequest(work, request);
  const { card: storedCard, isStored } = cards.findBySource(request.source);
  const { behaviour, locale, ...card } = storedCard;
  if (behaviour === 'miss') throw new RequestLost();
  const outcome = getOutcome({
    behaviour,
    isExpired: isExpired(card, now()),
    isStored,
    isAttended: request.return_url !== undefined,
  });
  const row = table.insert(createChargeRow(work, { key, request, card, locale, outcome }));
  if (outcome.status === 'approved' && request.store_card !== false) cards.markAsStored(card.id);
  cards.deleteToken(request.source);
  if (outcome.status !== 'pending') notify(work, `charge.${outcome.status}`, row);
  const answer = behaviour === 'slow' ? 'slow' : behaviour === 'lose' ? 'lost' : 'now';
  return { charge: toCharge(row, questionsUrl), isNew: true, answer };
}
