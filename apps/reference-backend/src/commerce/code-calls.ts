import { checkAccessCode, redeemAccessCode } from '@touchline/contract';
import type { Attempts } from '../accounts/attempts.ts';
import { Refusal } from '../http/refusal.ts';
import { serve, serveViewer, type ServerContext } from '../http/serve.ts';
import { findUnlocked, getUnlockedEnd, redeem, refuseUsedCode, type UnlockedCode } from './access-codes.ts';
import type { Commerce } from './commerce.ts';
import type { GetEntitlement } from './entitlement.ts';
import { type Scope } from '../portal/create-scope-filter.ts';
import { addLatestPayments } from './contract-payments.ts';
import type { GetStart } from './product-calls.ts';
import { toWireContract } from './wire-product.ts';

/** The dependencies of access codes, besides those in `Commerce`. */
export interface CodeParts {
  getEntitlement: GetEntitlement;
  getStart: GetStart;
  /** Limits wrong codes, by source and account. */
  attempts: Attempts;
}

const wireTypes = { ppv: 'PPV', svod: 'SVOD', cvod: 'CVOD' } as const;

/** Serves the check and the redemption of access codes. */
export function serveAccessCodes(
  serverContext: ServerContext,
  commerce: Commerce,
  { getEntitlement, getStart, attempts }: CodeParts,
): void {
  /** Finds a code, and counts wrong codes. @throws Refusal access_code_invalid, too_many_tries */
  async function findCode(
    body: Scope & { code: string; event_id?: string | undefined },
    source: string,
    callerId: string,
  ): Promise<UnlockedCode> {
    const unlockedCode = await attempts
      .try(source, callerId, () => findUnlocked(commerce, getStart, body))
      .catch((error: unknown) => {
        if (error instanceof Refusal && error.status === 429)
          throw new Refusal(429, 'too_many_tries', error.message, error.retryAfter);
        throw error;
      });
    if (!unlockedCode) throw new Refusal(400, 'access_code_invalid', 'no such code');
    return unlockedCode;
  }

  serve(serverContext, checkAccessCode, async ({ body }, viewer, source) => {
    const unlockedCode = await findCode(body, source, viewer?.userId ?? 'a visitor');
    refuseUsedCode(unlockedCode.code, commerce.now());
    const { id, title, accessModel, eventId } = unlockedCode.product;
    const openUntil = new Date(getUnlockedEnd(commerce, unlockedCode)).toISOString();
    return {
      product: { title, product_id: id, type: wireTypes[accessModel], event_id: eventId, access_until: openUntil },
    };
  });

  serveViewer(serverContext, redeemAccessCode, async ({ body }, { userId }, source) => {
    const unlockedCode = await findCode(body, source, userId);
    const contract = await redeem(commerce, getEntitlement, userId, unlockedCode);
    const [paidContract] = await addLatestPayments(commerce.database, [contract]);
    return toWireContract(paidContract ?? { contract }, commerce.directory);
  });
}
