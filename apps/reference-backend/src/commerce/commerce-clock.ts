import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { cards, contracts, orders, type ContractRow, type OrderRow } from '../database/commerce-tables.ts';
import { createFaultLog } from '../http/fault-log.ts';
import { runEverySecond } from '../run-every-second.ts';
import { chargeAtProvider, isOpen, lookUpCharge } from './charge-at-provider.ts';
import type { Commerce } from './commerce.ts';
import { statusesInForce } from './contract-steps.ts';
import { endContract } from './end-contract.ts';
import { openStates } from './order-steps.ts';
import { placeRenewal } from './place-order.ts';
import { getRenewalDue, maxRenewalTries } from './renewal.ts';
import { refundOrder } from './settle-order.ts';

const secondMs = 1000;
const dayMs = 86_400_000;
/** The most items of each kind per tick; later ticks handle the rest. */
const batchSize = 100;
/** The most simultaneous calls to the provider. */
const maxConcurrentCalls = 5;
/** How long a tick starts work of one kind, so that a slow provider does not delay the other kinds. */
const maxWorkMs = 5 * secondMs;

/**
 * Ends and renews contracts, looks up open orders, and repeats refunds and deletions of cards. All state is in the
 * database, so a restarted server continues.
 */
export class CommerceClock {
  readonly #commerce: Commerce;
  readonly #log = createFaultLog();
  #stopTicking: () => void = () => undefined;
  #pendingTick: Promise<void> = Promise.resolve();
  /** The last order that the previous tick handled, if more orders follow it. */
  #lastOrder: OrderRow | undefined;

  constructor(commerce: Commerce) {
    this.#commerce = commerce;
  }

  /** Ticks once a second until stopped. */
  start(): void {
    this.#stopTicking = runEverySecond(() => this.tick());
  }

  async stop(): Promise<void> {
    this.#stopTicking();
    await this.#pendingTick.catch(() => undefined);
  }

  /** Handles all due work; ticks never overlap. @param hasClockJumped whether to look up every open order now */
  tick(hasClockJumped = false): Promise<void> {
    this.#pendingTick = this.#pendingTick.catch(() => undefined).then(() => this.#runDueWork(hasClockJumped));
    return this.#pendingTick;
  }

  async #runDueWork(hasClockJumped: boolean): Promise<void> {
    if (hasClockJumped) this.#lastOrder = undefined;
    const getDeadlineMs = () => (hasClockJumped ? Infinity : Date.now() + maxWorkMs);
    do await this.#checkOrders(hasClockJumped, getDeadlineMs());
    while (hasClockJumped && this.#lastOrder);
    const deadlineMs = getDeadlineMs();
    for await (const batch of this.#readDueContracts())
      if ((await this.#processItems(batch, (contract) => this.#advanceContract(contract), deadlineMs)).length > 0)
        break;
    await this.#runLogged(() => this.#forgetCards(getDeadlineMs()));
  }

  /**
   * Handles several items at a time, and starts none after the deadline.
   * @param deadlineMs milliseconds since 1970
   * @returns the items that were not started
   */
  async #processItems<Item>(
    items: readonly Item[],
    act: (item: Item) => Promise<unknown>,
    deadlineMs: number,
  ): Promise<Item[]> {
    const remaining = [...items];
    const processNextItems = async (): Promise<void> => {
      while (Date.now() < deadlineMs) {
        const item = remaining.shift();
        if (item === undefined) return;
        await this.#runLogged(() => act(item));
      }
    };
    await Promise.all(Array.from({ length: maxConcurrentCalls }, processNextItems));
    return remaining;
  }

  async #checkOrders(hasClockJumped: boolean, deadlineMs: number): Promise<void> {
    const nextOrders = await this.#readNextOrders();
    const remaining = await this.#processItems(
      nextOrders,
      (order) => this.#checkOrder(order, hasClockJumped),
      deadlineMs,
    );
    // The next tick starts with the first remaining order.
    if (remaining.length > 0) this.#lastOrder = nextOrders.at(-remaining.length - 1);
  }

  /**
   * Returns the next orders that are open or must be refunded. After the last of them the next call starts again, so
   * that orders which stay open do not delay others.
   */
  async #readNextOrders(): Promise<OrderRow[]> {
    const { addedAt, id } = this.#lastOrder ?? {};
    const laterCondition =
      addedAt && id !== undefined
        ? or(gt(orders.addedAt, addedAt), and(eq(orders.addedAt, addedAt), gt(orders.id, id)))
        : undefined;
    const nextRows = await this.#commerce.database
      .select()
      .from(orders)
      .where(and(inArray(orders.state, [...openStates, 'returning']), laterCondition))
      .orderBy(orders.addedAt, orders.id)
      .limit(batchSize);
    this.#lastOrder = nextRows.length < batchSize ? undefined : nextRows.at(-1);
    return nextRows;
  }

  /** Logs an error instead of throwing it, so that other items are handled. The next tick tries again. */
  async #runLogged(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.#log(error);
    }
  }

  async #checkOrder(order: OrderRow, hasClockJumped: boolean): Promise<void> {
    const { commerce, ageMs } = { commerce: this.#commerce, ageMs: this.#commerce.now() - order.addedAt.getTime() };
    const elapsedMs = Date.now() - (commerce.lookedUpAtMs.get(order.id) ?? -Infinity);
    if (commerce.pendingCharges.has(order.id)) return;
    // Old orders are looked up less often, because a payment that has taken long will probably take longer.
    if (!hasClockJumped && elapsedMs < Math.min(60_000, Math.max(secondMs, ageMs / 10))) return;
    if (isOpen(order)) return lookUpCharge(commerce, order, true);
    commerce.lookedUpAtMs.set(order.id, Date.now());
    await refundOrder(commerce, order);
  }

  /**
   * Yields, in batches, the contracts that may be due, the earliest end first.
   */
  async *#readDueContracts(): AsyncGenerator<ContractRow[]> {
    const { database, now, clockSpeed } = this.#commerce;
    // Renewals are due at most a day before the end.
    const latestDueEnd = new Date(now() + dayMs / clockSpeed);
    const renewalCondition = and(
      eq(contracts.status, 'active'),
      contracts.autoRenew,
      lt(contracts.renewalTries, maxRenewalTries),
      lte(contracts.endsAt, latestDueEnd),
    );
    const endCondition = and(inArray(contracts.status, [...statusesInForce]), lte(contracts.endsAt, new Date(now())));
    let batch: ContractRow[];
    let lastContract: ContractRow | undefined;
    do {
      const { endsAt, id } = lastContract ?? {};
      const isLater =
        endsAt && id !== undefined
          ? or(gt(contracts.endsAt, endsAt), and(eq(contracts.endsAt, endsAt), gt(contracts.id, id)))
          : undefined;
      batch = await database
        .select()
        .from(contracts)
        .where(and(or(renewalCondition, endCondition), isLater))
        .orderBy(contracts.endsAt, contracts.id)
        .limit(batchSize);
      lastContract = batch.at(-1);
      yield batch;
    } while (batch.length === batchSize);
  }

  async #advanceContract(contract: ContractRow): Promise<void> {
    const renewalDue = getRenewalDue(contract, this.#commerce.now(), this.#commerce);
    if (renewalDue === 'renewal') await this.#renew(contract);
    if (renewalDue === 'end') await endContract(this.#commerce, contract.id);
  }

  async #renew(contract: ContractRow): Promise<void> {
    const { database } = this.#commerce;
    const [card] = await database.select().from(cards).where(eq(cards.userId, contract.userId));
    if (!card) {
      // Without a card a renewal counts as declined.
      const hasEnded = (contract.endsAt?.getTime() ?? 0) <= this.#commerce.now();
      const renewalTries = hasEnded ? maxRenewalTries : contract.renewalTries + 1;
      await database.update(contracts).set({ renewalTries }).where(eq(contracts.id, contract.id));
      return;
    }
    const order = await placeRenewal(this.#commerce, contract.id);
    if (order) await chargeAtProvider(this.#commerce, order, { source: card.id });
  }

  async #forgetCards(deadlineMs: number): Promise<void> {
    const { database, provider } = this.#commerce;
    if (!provider) return;
    // In random order, cards whose deletion fails do not delay other cards.
    const remaining = await database
      .select({ id: cards.id })
      .from(cards)
      .where(isNull(cards.userId))
      .orderBy(sql`random()`)
      .limit(batchSize);
    const forget = async ({ id }: { id: string }): Promise<void> => {
      await provider.forgetCard(id);
      await database.delete(cards).where(and(eq(cards.id, id), isNull(cards.userId)));
    };
    await this.#processItems(remaining, forget, deadlineMs);
  }
}
