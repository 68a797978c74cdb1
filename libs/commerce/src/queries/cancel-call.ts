/** The call that cancels an order, imported at the press of its button. */
export { cancelOrder } from '@touchline/contract';
