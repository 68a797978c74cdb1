/** Always imported when it is needed: it brings zod with it. A dynamic import of the contract itself would pull all of it into the first view. */
export { getEventStats } from '@touchline/contract';
