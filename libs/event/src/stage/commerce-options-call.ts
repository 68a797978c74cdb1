/** Always imported when it is needed: it brings zod with it. */
export { getCommerceOptions } from '@touchline/contract';
