/** The charging calls, imported when a viewer pays. */
export {
  buyTicketByStoredCard,
  checkoutSubscription,
  checkoutTicket,
  idempotencyHeader,
  subscribeByStoredCard,
} from '@touchline/contract';
