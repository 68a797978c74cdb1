/** The calls that charge: imported when somebody pays. */
export {
  buyTicketByStoredCard,
  checkoutSubscription,
  checkoutTicket,
  idempotencyHeader,
  subscribeByStoredCard,
} from '@touchline/contract';
