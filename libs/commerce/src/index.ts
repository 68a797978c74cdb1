export type { CommerceOptions } from './options.ts';
export {
  type ContractView,
  type PaymentView,
  type ProductView,
  toContractView,
  toProductView,
} from './api/products/product-view.ts';
export { subscriptionQuery, subscriptionsQuery } from './api/product-queries.ts';
export { contractQuery, contractsQuery, creditCardQuery, personalKey } from './api/personal-queries.ts';
export type { PaymentOptions } from './payment-options.ts';
export type { FieldsTheme, PaymentFields, Provider, WalletButton, WalletPayment } from './api/providers/provider.ts';
export { cardTokenAtom } from './state/viewer-data/card-token-atom.ts';
export { ticketQuery } from './api/ticket-query.ts';
export { type Ticket, ticketsList } from './state/viewer-data/tickets-list.ts';
