import { and, desc, eq, inArray, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import { contracts, orders, type ContractRow, type OrderRow } from '../database/commerce-tables.ts';
import type { Database } from '../database/open-database.ts';
import { statusesInForce } from './contract-steps.ts';
import type { PaidContract } from './wire-product.ts';

/** The condition for a viewer's contracts, except those that ended unpaid. */
export const createPaidCondition = (userId: string): SQL | undefined =>
  and(eq(contracts.userId, userId), or(ne(contracts.status, 'expired'), isNotNull(contracts.startsAt)));

/** Adds the latest payment to each contract. */
export async function addLatestPayments(database: Database, rows: readonly ContractRow[]): Promise<PaidContract[]> {
  if (rows.length === 0) return [];
  const payments = await database
    .selectDistinctOn([orders.contractId])
    .from(orders)
    .where(
      inArray(
        orders.contractId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(orders.contractId, desc(orders.addedAt));
  const paymentsByContract = new Map(payments.map((order) => [order.contractId, order]));
  return rows.map((contract) => ({ contract, payment: paymentsByContract.get(contract.id) }));
}

/** A viewer's contracts for some products by product id, including unpaid ones. */
export async function getContractsByProduct(
  database: Database,
  userId: string,
  productIds: readonly string[],
): Promise<Map<string, PaidContract>> {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.userId, userId),
        inArray(contracts.productId, [...productIds]),
        inArray(contracts.status, ['pending', ...statusesInForce]),
      ),
    );
  const paidContracts = await addLatestPayments(database, rows);
  return new Map(paidContracts.map((paidContract) => [paidContract.contract.productId, paidContract]));
}

/** Reads a contract of a viewer; undefined for another viewer's. */
export async function readContract(database: Database, userId: string, id: string): Promise<PaidContract | undefined> {
  const rows = await database
    .select()
    .from(contracts)
    .where(and(createPaidCondition(userId), eq(contracts.id, id)));
  const [paidContract] = await addLatestPayments(database, rows);
  return paidContract;
}

/** The first order of a contract. */
export async function getPurchase(database: Database, contractId: string): Promise<OrderRow | undefined> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.contractId, contractId), eq(orders.kind, 'purchase')));
  return order;
}
