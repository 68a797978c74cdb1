/** The calls that read data, imported at their first use, so that first views do not load them. */
export { readAllPages, readWholeList } from '@touchline/api-client';
export {
  getCommerceOptions,
  getContract,
  getCreditCard,
  getEvent,
  getInvoices,
  getPaymentStatus,
  getPpvTickets,
  getSubscription,
  getSubscriptions,
  hasNextPage,
  listContracts,
  listEvents,
} from '@touchline/contract';
