/** The call that cancels an order, imported when its button is pressed. */
export { cancelOrder } from '@touchline/contract';
