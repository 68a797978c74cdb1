import type { Attempts } from '../accounts/attempts.ts';
import type { ServerContext } from '../http/serve.ts';
import type { GetPortal } from '../http/source.ts';
import { serveBilling } from './billing-calls.ts';
import type { ChargeParts } from './charge-once.ts';
import { serveCharges } from './charge-calls.ts';
import { serveAccessCodes } from './code-calls.ts';
import type { Commerce } from './commerce.ts';
import { serveContracts } from './contract-calls.ts';
import { serveProducts } from './product-calls.ts';
import { type Seller, serveReceipts } from './receipt.ts';
import { serveWebhook } from './webhook.ts';

export { runCommerceAction } from './run-commerce-action.ts';
export { CommerceClock } from './commerce-clock.ts';
export type { Commerce } from './commerce.ts';
export { endPayments } from './end-payments.ts';
export { loadEntitlements } from './entitlement.ts';
export { createHttpProvider } from './http-provider.ts';
export type { Seller } from './receipt.ts';
export type { PaymentProvider } from './provider.ts';
export { seedCommerce } from './seed-commerce.ts';
export { guardStreams, getIdFromName, createStreamSeals, loadStreamSecret as streamSecret } from './stream-seals.ts';
export { webhookPath } from './webhook.ts';

/** The dependencies of the calls, besides those in `Commerce`. */
export interface CommerceParts extends ChargeParts {
  /** Limits wrong access codes. */
  attempts: Attempts;
  /** Limits cards that are saved without a purchase. */
  saves: Attempts;
  getPortal: GetPortal;
  /** The company on receipts. */
  seller?: Seller | undefined;
  /** The secret that verifies the provider's signatures; without it the server accepts no messages. */
  webhookSecret: string | undefined;
}

/** Serves all calls about money. */
export function serveCommerce(serverContext: ServerContext, commerce: Commerce, parts: CommerceParts): void {
  serveProducts(serverContext, commerce, parts.getStart);
  serveContracts(serverContext, commerce);
  serveCharges(serverContext, commerce, parts);
  serveAccessCodes(serverContext, commerce, parts);
  serveBilling(serverContext, commerce, parts.saves);
  serveReceipts(serverContext.app, commerce, parts);
  if (parts.webhookSecret !== undefined) serveWebhook(serverContext.app, commerce, parts.webhookSecret);
}
