/**
 * Always a dynamic import, because it contains zod. A dynamic import of the contract itself would load all of the
 * contract.
 */
export { getEventStats } from '@touchline/contract';
