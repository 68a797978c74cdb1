/** The calls that read: imported when something is asked for, so that no first view carries them. */
export { readPages } from '@touchline/api-client';
export {
  getCommerceOptions,
  getContract,
  getCreditCard,
  getInvoices,
  getPaymentStatus,
  getPpvTickets,
  getSubscription,
  getSubscriptions,
  hasNextPage,
  listContracts,
} from '@touchline/contract';
