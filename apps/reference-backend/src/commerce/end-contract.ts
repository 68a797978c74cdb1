import { and, eq, inArray, lte } from 'drizzle-orm';
import { contracts } from '../database/commerce-tables.ts';
import type { Commerce } from './commerce.ts';
import { statusesInForce } from './contract-steps.ts';
import { getRenewalDue } from './renewal.ts';
import { advanceContract, sendContract } from './settle-order.ts';

/** Ends a contract whose time is over, and sends its status to the viewer. */
export async function endContract(commerce: Commerce, id: string): Promise<void> {
  const { database, now } = commerce;
  const endedContract = await database.transaction(async (tx) => {
    const [contract] = await tx.select().from(contracts).where(eq(contracts.id, id)).for('update');
    if (!contract || getRenewalDue(contract, now(), commerce) !== 'end') return undefined;
    return advanceContract(tx, contract, 'ended', {}, now());
  });
  if (endedContract) sendContract(commerce, endedContract);
}

/** Ends a viewer's overdue contracts for a product, so that a purchase need not wait for the clock's next tick. */
export async function endOverdue(commerce: Commerce, userId: string, productId: string): Promise<void> {
  const expiredContracts = await commerce.database
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(
        eq(contracts.userId, userId),
        eq(contracts.productId, productId),
        inArray(contracts.status, [...statusesInForce]),
        lte(contracts.endsAt, new Date(commerce.now())),
      ),
    );
  for (const { id } of expiredContracts) await endContract(commerce, id);
}
