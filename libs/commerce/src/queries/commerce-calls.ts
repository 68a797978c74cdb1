/** The calls that read: imported when something is asked for, so that no first view carries them. */
export {
  getCommerceOptions,
  getContract,
  getCreditCard,
  getInvoices,
  getPaymentStatus,
  getPpvTickets,
  getSubscription,
  getSubscriptions,
  listContracts,
} from '@touchline/contract';
