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
import { createPagedAnswer, getPageWindow } from '../http/paged-answer.ts';
import { createNotFound, Refusal } from '../http/refusal.ts';
import { serveViewer, type ServerContext } from '../http/serve.ts';
import type { Commerce } from './commerce.ts';
import type { ContractEvent } from './contract-steps.ts';
import { statusesInForce } from './contract-steps.ts';
import { readContract, createPaidCondition, addLatestPayments } from './contract-payments.ts';
import { advanceContract, sendContract } from './settle-order.ts';
import { toWireContract, toWireTicket, type PaidContract } from './wire-product.ts';

/** Serves a viewer's contracts and tickets. */
export function serveContracts(serverContext: ServerContext, commerce: Commerce): void {
  const { database, directory, now } = commerce;

  async function queryPage<Entry>(
    query: NonNullable<Parameters<typeof getPageWindow>[0]>,
    condition: SQL | undefined,
    toEntry: (paidContract: PaidContract) => Entry,
  ) {
    const { limit, offset } = getPageWindow(query);
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

  serveViewer(serverContext, listContracts, ({ query = {} }, { userId }) => {
    const { active, canceled } = query;
    const inForceCondition = and(
      inArray(contracts.status, [...statusesInForce]),
      gt(contracts.endsAt, new Date(now())),
    );
    const canceledCondition = eq(contracts.status, 'canceled');
    const condition = and(
      createPaidCondition(userId),
      active === undefined || inForceCondition === undefined
        ? undefined
        : active
          ? inForceCondition
          : not(inForceCondition),
      canceled === undefined ? undefined : canceled ? canceledCondition : not(canceledCondition),
    );
    return queryPage(query, condition, (paidContract) => toWireContract(paidContract, directory));
  });

  serveViewer(serverContext, getPpvTickets, ({ query = {} }, { userId }) =>
    queryPage(query, and(createPaidCondition(userId), eq(contracts.accessModel, 'ppv')), toWireTicket),
  );

  async function findContract(userId: string, id: string): Promise<CustomerContract> {
    const paidContract = await readContract(database, userId, id);
    if (!paidContract) throw createNotFound(`contract ${id}`);
    return toWireContract(paidContract, directory);
  }

  serveViewer(serverContext, getContract, ({ params: { id } }, { userId }) => findContract(userId, id));

  /** Cancels or resumes a viewer's contract. A contract that is canceled or resumed already stays unchanged. */
  async function advanceContractOfViewer(
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
      const mayAdvance = contract.autoRenew && (contract.endsAt?.getTime() ?? Infinity) > now();
      const advancedContract = mayAdvance
        ? await advanceContract(tx, contract, event, { endedBy: null }, now())
        : undefined;
      if (!advancedContract)
        throw new Refusal(409, event === 'resumed' ? 'not_resumable' : 'conflict', `it is ${contract.status}`);
      return advancedContract;
    });
    if (changedContract) sendContract(commerce, changedContract);
    return findContract(userId, id);
  }

  serveViewer(serverContext, cancelContract, ({ body: { id } }, { userId }) =>
    advanceContractOfViewer(
      userId,
      id,
      'canceled',
      ({ status, autoRenew }) => status === 'canceled' || status === 'expired' || !autoRenew,
    ),
  );

  serveViewer(serverContext, resumeContract, ({ body: { id } }, { userId }) =>
    advanceContractOfViewer(userId, id, 'resumed', ({ status, autoRenew }) => status === 'active' && autoRenew),
  );
}
