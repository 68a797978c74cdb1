import type { DeclineReason } from '@touchline/contract';
import type { CardFacts } from '../database/commerce-tables.ts';
import {
  ChargeRefused,
  type ProviderRequest,
  type PaymentProvider,
  type ProviderCharge,
} from '../commerce/provider.ts';

/** A failure of a request, before or after the provider has handled it. */
export type RequestFault = 'lost before' | 'lost after' | 'crash before' | 'crash after';

/** The response to a process that crashes, which never arrives. */
const pendingForever = new Promise<never>(() => undefined);

/**
 * A payment provider in memory, controlled by tokens: `declined-REASON` is declined, `3ds` makes the bank ask,
 * `unknown` is refused, all others are approved. Like a real provider, it makes one charge per reference.
 */
export class FakeProvider implements PaymentProvider {
  readonly charges = new Map<string, ProviderCharge>();
  /** The number of charge requests by reference. */
  readonly requestCounts = new Map<string, number>();
  readonly forgottenCardIds: string[] = [];
  /** The number of charge and void requests. */
  callCount = 0;
  /** Whether all requests fail. */
  isDown = false;
  /** Whether the provider refuses refunds. */
  isRefusingRefunds = false;
  #nextFailure: RequestFault | undefined;

  /** Makes the next charge or void fail. */
  failNext(failure: RequestFault | undefined): void {
    this.#nextFailure = failure;
  }

  /** Handles a request, with the failure that `failNext` has set. */
  async #handleRequest(respond: () => ProviderCharge): Promise<ProviderCharge> {
    const failure = this.#nextFailure;
    this.#nextFailure = undefined;
    this.callCount += 1;
    if (failure === 'crash before') return pendingForever;
    if (this.isDown || failure === 'lost before') throw new Error('no connection');
    const charge = respond();
    this.charges.set(charge.reference, charge);
    if (failure === 'crash after') return pendingForever;
    if (failure === 'lost after') throw new Error('the connection broke');
    return { ...charge };
  }

  async charge(request: ProviderRequest): Promise<ProviderCharge> {
    this.requestCounts.set(request.reference, (this.requestCounts.get(request.reference) ?? 0) + 1);
    return this.#handleRequest(() => this.charges.get(request.reference) ?? this.#createCharge(request));
  }

  #createCharge({ source, reference }: ProviderRequest): ProviderCharge {
    if (source === 'unknown') throw new ChargeRefused('card_declined', 'no such token');
    const [, reason] = /^declined-(\w+)$/.exec(source) ?? [];
    const needsAnswer = source === '3ds';
    return {
      id: `charge-${reference}`,
      reference,
      status: reason ? 'declined' : needsAnswer ? 'pending' : 'approved',
      isRefunded: false,
      // Tests put only reasons of the contract into tokens, so the cast is safe.
      declineReason: reason as DeclineReason | undefined,
      actionUrl: needsAnswer ? `https://bank.example/${reference}` : undefined,
      actionUntil: needsAnswer ? Date.UTC(2040, 0) : undefined,
      card: { id: `card-of-${source}`, brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2031 },
    };
  }

  /** Answers the bank's question as the viewer. */
  answerBank(reference: string, isConfirmed: boolean): void {
    const charge = this.charges.get(reference);
    if (charge?.status !== 'pending') return;
    const declineReason = isConfirmed ? undefined : 'authentication_failed';
    this.charges.set(reference, { ...charge, status: isConfirmed ? 'approved' : 'declined', declineReason });
  }

  async getCharge(reference: string): Promise<ProviderCharge | undefined> {
    if (this.isDown) throw new Error('no connection');
    const charge = this.charges.get(reference);
    return charge && { ...charge };
  }

  async void(id: string): Promise<ProviderCharge> {
    return this.#handleRequest(() => {
      const charge = [...this.charges.values()].find((providerCharge) => providerCharge.id === id);
      if (!charge) throw new Error(`no charge ${id}`);
      if (charge.status !== 'pending') return charge;
      return { ...charge, status: 'declined', declineReason: 'canceled', actionUrl: undefined };
    });
  }

  async refund({ id }: { id: string }): Promise<void> {
    if (this.isDown || this.isRefusingRefunds) throw new Error('no connection');
    for (const [reference, charge] of this.charges)
      if (charge.id === id) this.charges.set(reference, { ...charge, isRefunded: true });
  }

  async storeCard(token: string): Promise<CardFacts> {
    if (this.isDown) throw new Error('no connection');
    if (token === 'unknown' || token.startsWith('declined-')) throw new ChargeRefused('card_declined');
    return { id: `card-of-${token}`, brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2031 };
  }

  async forgetCard(id: string): Promise<void> {
    if (this.isDown) throw new Error('no connection');
    this.forgottenCardIds.push(id);
  }
}
