/** The calls that charge a card, imported when a viewer pays. */
export {
  buyTicketByStoredCard,
  checkoutSubscription,
  checkoutTicket,
  idempotencyHeader,
  subscribeByStoredCard,
} from '@touchline/contract';
