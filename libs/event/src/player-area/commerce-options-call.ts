/** Always a dynamic import, because it contains zod. */
export { getCommerceOptions } from '@touchline/contract';
