export type { CommerceOptions } from './options.ts';
export {
  type ContractView,
  type PaymentView,
  type ProductView,
  toContractView,
  toProductView,
} from './products/product-view.ts';
export { subscriptionQuery, subscriptionsQuery } from './queries/product-queries.ts';
export { contractQuery, contractsQuery, creditCardQuery, personalKey } from './queries/personal-queries.ts';
export type { PaymentOptions } from './payment-options.ts';
export type { FieldsTheme, PaymentFields, Provider } from './providers/provider.ts';
export { cardTokenAtom } from './viewer-data/card-token-atom.ts';
export { ticketQuery } from './queries/ticket-query.ts';
export { type Ticket, ticketsList } from './viewer-data/tickets-list.ts';
