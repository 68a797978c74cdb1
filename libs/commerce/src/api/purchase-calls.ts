/** The calls that charge a card or cancel its charge, imported when a viewer pays. */
export {
  buyTicketByStoredCard,
  cancelOrder,
  checkoutSubscription,
  checkoutTicket,
  idempotencyHeader,
  subscribeByStoredCard,
} from '@touchline/contract';
