/** The call that gives an order up: imported when its button is pressed. */
export { cancelOrder } from '@touchline/contract';
