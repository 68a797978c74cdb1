/** The calls of these pages. Always imported dynamically, because they bring zod with them. */
export { listIdentities, listTeams } from '@touchline/contract';
