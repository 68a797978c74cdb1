import {
  cancelContract,
  getContract,
  getPpvTickets,
  listContracts,
  resumeContract,
  type CustomerContract,
} from '@touchline/contract';
import { and, desc, eq, gt, inArray, not, type SQL } from 'drizzle-orm';
import { contracts, type ContractRow } from '../database/commerce-tables.ts';
import { createPagedAnswer, pageWindow } from '../http/paged-answer.ts';
import { createNotFound, Refusal } from '../http/refusal.ts';
import { serveViewer, type Serving } from '../http/serve.ts';
import type { Commerce } from './commerce.ts';
import type { ContractEvent } from './contract-steps.ts';
import { statusesInForce } from './contract-steps.ts';
import { readContract, createPaidCondition, addLatestPayments } from './contract-payments.ts';
import { advanceContract, sendContract } from './settle-order.ts';
import { toWireContract, toWireTicket, type PaidContract } from './wire-product.ts';

/** Serves a viewer's contracts and tickets. */
export function serveContracts(serving: Serving, commerce: Commerce): void {
  const { database, directory, now } = commerce;

  async function page<Entry>(
    query: NonNullable<Parameters<typeof pageWindow>[0]>,
    condition: SQL | undefined,
    toEntry: (heldContract: PaidContract) => Entry,
  ) {
    const { limit, offset } = pageWindow(query);
    const rows = await database
      .select()
      .from(contracts)
      .where(condition)
      .orderBy(desc(contracts.addedAt), contracts.id)
      .limit(limit + 1)
      .offset(offset);
    const total = query.count ? await database.$count(contracts, condition) : undefined;
    return createPagedAnswer(query, await addLatestPayments(database, rows), toEntry, total);
  }

  serveViewer(serving, listContracts, ({ query = {} }, { userId }) => {
    const { active, canceled } = query;
    const inForceCondition = and(
      inArray(contracts.status, [...statusesInForce]),
      gt(contracts.endsAt, new Date(now())),
    );
    const isCanceled = eq(contracts.status, 'canceled');
    const condition = and(
      createPaidCondition(userId),
      active === undefined || inForceCondition === undefined
        ? undefined
        : active
          ? inForceCondition
          : not(inForceCondition),
      canceled === undefined ? undefined : canceled ? isCanceled : not(isCanceled),
    );
    return page(query, condition, (heldContract) => toWireContract(heldContract, directory));
  });

  serveViewer(serving, getPpvTickets, ({ query = {} }, { userId }) =>
    page(query, and(createPaidCondition(userId), eq(contracts.accessModel, 'ppv')), toWireTicket),
  );

  async function findContract(userId: string, id: string): Promise<CustomerContract> {
    const heldContract = await readContract(database, userId, id);
    if (!heldContract) throw createNotFound(`contract ${id}`);
    return toWireContract(heldContract, directory);
  }

  serveViewer(serving, getContract, ({ params: { id } }, { userId }) => findContract(userId, id));

  /** Applies an event to a viewer's contract; a contract that is already in the wanted state stays as it is. */
  async function step(
    userId: string,
    id: string,
    event: Extract<ContractEvent, 'canceled' | 'resumed'>,
    isDone: (contract: ContractRow) => boolean,
  ) {
    const changedContract = await database.transaction(async (tx) => {
      const [contract] = await tx
        .select()
        .from(contracts)
        .where(and(createPaidCondition(userId), eq(contracts.id, id)))
        .for('update');
      if (!contract) throw createNotFound(`contract ${id}`);
      if (isDone(contract)) return undefined;
      const mayStep = contract.autoRenew && (contract.endsAt?.getTime() ?? Infinity) > now();
      const next = mayStep ? await advanceContract(tx, contract, event, { endedBy: null }, now()) : undefined;
      if (!next) throw new Refusal(409, event === 'resumed' ? 'not_resumable' : 'conflict', `it is ${contract.status}`);
      return next;
    });
    if (changedContract) sendContract(commerce, changedContract);
    return findContract(userId, id);
  }

  serveViewer(serving, cancelContract, ({ body: { id } }, { userId }) =>
    step(
      userId,
      id,
      'canceled',
      ({ status, autoRenew }) => status === 'canceled' || status === 'expired' || !autoRenew,
    ),
  );

  serveViewer(serving, resumeContract, ({ body: { id } }, { userId }) =>
    step(userId, id, 'resumed', ({ status, autoRenew }) => status === 'active' && autoRenew),
  );
}
